/** The person cancelled the device's dialog, or the device could not answer. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}
