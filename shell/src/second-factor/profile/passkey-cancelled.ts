/** The person cancelled the device's dialog, or the device could not answer. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}
