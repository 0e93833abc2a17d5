/** A backup cannot be made or restored; the message is shown to the person who ran the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
