/** Jobs of one queue. */
export interface QueueFigures {
  readonly queue: string;
  /** Jobs that are due and not started. */
  readonly waiting: number;
  readonly active: number;
  /** Jobs that failed for good in the last seven days. */
  readonly failed: number;
  /** How long the oldest waiting job has been due; null when none waits. */
  readonly oldest_seconds: number | null;
}

/** SQL for an array of `QueueFigures` as JSON; queues of the library itself are left out. */
export const QUEUE_FIGURES = `(
  select coalesce(json_agg(figures order by figures.queue), '[]') from (
    select q.name as queue,
      coalesce(j.waiting, 0) as waiting, coalesce(j.active, 0) as active, coalesce(j.failed, 0) as failed,
      round(j.oldest_seconds) as oldest_seconds
    from pgboss.queue q
    left join (
      select name,
        count(*) filter (where state < 'active' and start_after <= now()) as waiting,
        count(*) filter (where state = 'active') as active,
        count(*) filter (where state = 'failed') as failed,
        extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))
          as oldest_seconds
      from pgboss.job group by name
    ) j on j.name = q.name
    where not starts_with(q.name, '__')
  ) figures
)`;
