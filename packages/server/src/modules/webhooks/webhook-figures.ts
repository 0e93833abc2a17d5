/** Deliveries that wait, and those of the last 30 days that were given up. */
export interface WebhookFigures {
  readonly waiting: number;
  readonly failed: number;
  /** How long the oldest delivery has been due; null when none is. */
  readonly oldest_seconds: number | null;
}

/** SQL for `WebhookFigures` as JSON; deliveries of inactive webhooks wait on purpose and do not count. */
export const WEBHOOK_FIGURES = `(
  select row_to_json(figures) from (
    select waiting.*, (select count(*) from webhook_deliveries where state = 'failed') as failed
    from (
      select count(*) as waiting,
        round(extract(epoch from now() - min(next_at) filter (where next_at <= now()))) as oldest_seconds
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and w.active
    ) waiting
  ) figures
)`;
