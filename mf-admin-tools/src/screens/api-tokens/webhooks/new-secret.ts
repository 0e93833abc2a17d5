/** A new secret of a webhook, which exists only until its dialog is closed. */
export interface NewSecret {
  /** Name of the webhook. */
  readonly name: string;
  readonly secret: string;
}
