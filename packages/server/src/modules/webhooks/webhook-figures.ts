/** Webhooks by state, deliveries that wait, and those of the last 30 days that were given up. */
export interface WebhookFigures {
  /** Active webhooks whose last delivery worked. */
  readonly active: number;
  /** Active webhooks whose deliveries fail. */
  readonly failing: number;
  readonly inactive: number;
  /** Since when the longest failing one fails; null when none does. */
  readonly failing_since: string | null;
  readonly waiting: number;
  readonly failed: number;
  /** How long the oldest delivery has been due; null when none is. */
  readonly oldest_seconds: number | null;
}

/** SQL for `WebhookFigures` as JSON; deliveries of inactive webhooks wait on purpose and do not count. */
export const WEBHOOK_FIGURES = `(
  select row_to_json(figures) from (
    select states.*, waiting.*, (select count(*) from webhook_deliveries where state = 'failed') as failed
    from (
      select count(*) filter (where active and failing_since is null) as active,
        count(*) filter (where active and failing_since is not null) as failing,
        count(*) filter (where not active) as inactive,
        to_char(min(failing_since) filter (where active) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as failing_since
      from webhooks
    ) states, (
      select count(*) as waiting,
        round(extract(epoch from now() - min(next_at) filter (where next_at <= now()))) as oldest_seconds
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and w.active
    ) waiting
  ) figures
)`;
