import { posterFacts } from '@widya/contract/poster/poster';
import type { PosterWithText } from '@widya/contract/poster/poster-with-text';
import { formatDayDate, formatTime } from '@widya/contract/time/texts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';

interface PosterRow extends Record<string, unknown> {
  readonly code: string;
  readonly name: string;
  readonly topic_code: string | null;
  readonly topic_name: string | null;
  readonly starts: string | null;
  readonly image_url: string | null;
}

/** The poster of a public record. */
export interface PosterRecord {
  readonly poster: PosterWithText;
  /** Address of an uploaded poster, which replaces the drawn one. */
  readonly uploaded: string | null;
}

/** The time on a poster: `Sabtu, 5 Des 2026 · 09:00 WIB`. */
export const posterWhen = (starts: string | null): string =>
  starts === null ? '' : `${formatDayDate(starts)} · ${formatTime(starts)}`;

/** Finds the record with a code: a class, else an event, else a course; null when it is not public. */
export async function selectPosterRecord(tx: Tx, code: string): Promise<PosterRecord | null> {
  const { rows } = await tx.execute<PosterRow>(sql`
    select c.code, c.name, c.topic_code, t.name as topic_name, case when c.permanent then null else c.start_time end as starts,
      c.class_image_url as image_url, 1 as rank
    from classes c join topics t on t.code = c.topic_code
    where lower(c.code) = lower(${code}) and c.active = 1 and c.publish_status in ('OPEN', 'DONE')
    union all
    select e.event_url, e.name, null, e.type, e.start_time, coalesce(e.event_banner_url, e.event_icon_url), 2
    from events e
    where lower(e.event_url) = lower(${code}) and e.active = 1 and e.enabled and e.publish_status in ('OPEN', 'DONE')
    union all
    select c.course_code, c.title, t.code, coalesce(t.name, c.category->>0), null, c.course_image_url, 3
    from courses c left join topics t on lower(t.name) = lower(c.category->>0) and t.active = 1
    where lower(c.course_code) = lower(${code}) and c.active = 1
    order by rank limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const texts = { title: row.name, topicName: row.topic_name ?? '', when: posterWhen(row.starts) };
  return { poster: { ...posterFacts(row.code, row.topic_code), ...texts }, uploaded: row.image_url };
}
