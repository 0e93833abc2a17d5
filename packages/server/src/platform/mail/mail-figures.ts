/** Mails that wait, and what became of those of the last 24 hours. */
export interface MailFigures {
  readonly queued: number;
  readonly sending: number;
  /** How long the oldest mail has been due; null when none is. */
  readonly oldest_seconds: number | null;
  /** Whether the mail server accepts no mails at all. */
  readonly held: boolean;
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  readonly uncertain: number;
}

/** SQL for `MailFigures` as JSON. */
export const MAIL_FIGURES = `(
  select row_to_json(figures) from (
    select waiting.*, exists (select 1 from email_hold) as held, settled.*
    from (
      select count(*) filter (where status = 'queued') as queued, count(*) filter (where status = 'sending') as sending,
        round(extract(epoch from now() - min(next_at) filter (where next_at <= now()))) as oldest_seconds
      from email_outbox where status in ('queued', 'sending')
    ) waiting, (
      select count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'bounced') as bounced, count(*) filter (where status = 'uncertain') as uncertain
      from email_log where created_at > now() - interval '1 day'
    ) settled
  ) figures
)`;
