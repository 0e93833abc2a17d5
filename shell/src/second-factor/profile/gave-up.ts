/** The person sent the device's question away, or the device could not answer it. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}
