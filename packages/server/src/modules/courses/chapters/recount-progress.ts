import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/http/transaction.ts';

/** The registrations to recompute: one, or all of a course. */
type Whose = { readonly personId: number } | { readonly courseId: number };

const ofWhom = (whose: Whose): SQL =>
  'personId' in whose ? sql`m.id = ${whose.personId}` : sql`m.course_id = ${whose.courseId}`;

/**
 * Recomputes the percentage of completed sub-chapters; 100 only when none is left. The version stays the same, because
 * no field that staff edit changes. Call it while holding the lock of the course or the registration.
 */
export async function recountProgress(tx: Tx, whose: Whose): Promise<void> {
  await tx.execute(sql`
    update member_courses m set progress = counted.percent
    from (
      select m.id, coalesce(floor(100.0 * count(p.member_course_id) / nullif(count(s.id), 0)), 0)::smallint as percent
      from member_courses m
      left join course_sub_chapters s on s.course_id = m.course_id
      left join course_progress p on p.course_sub_chapter_id = s.id and p.member_course_id = m.id
      where ${ofWhom(whose)}
      group by m.id
    ) counted
    where counted.id = m.id and m.progress <> counted.percent`);
}
