/** A backup cannot be made or restored; the message is a plain sentence for whoever ran the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
