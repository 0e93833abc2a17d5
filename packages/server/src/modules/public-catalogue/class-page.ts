import { posterFacts } from '@widya/contract/poster/poster';
import { tonesOf } from '@widya/contract/poster/tones';
import type { PublicClass } from '@widya/contract/public-classes';
import { registrationState } from '@widya/contract/registration-state';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { instructors } from '../../platform/database/schema/accounts.ts';
import { classCounters, classes, classInstructors } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { selectPreview } from '../classes/preview.ts';
import { openSeatsOf } from '../registrations/open-seats.ts';
import { periodOf } from '../registrations/registration-period.ts';
import { ownLabel } from './own-label.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A public class with its counts and topic. @throws ApiFailure 404 for drafts and hidden classes. */
async function selectVisible(tx: Tx, code: string) {
  const [found] = await tx
    .select({ row: classes, counts: classCounters, topic: { code: topics.code, name: topics.name } })
    .from(classes)
    .innerJoin(classCounters, eq(classCounters.class_id, classes.id))
    .innerJoin(topics, eq(topics.code, classes.topic_code))
    .where(
      and(
        sql`lower(${classes.code}) = lower(${code})`,
        eq(classes.active, 1),
        inArray(classes.publish_status, ['OPEN', 'DONE']),
      ),
    );
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return found;
}

type Visible = Awaited<ReturnType<typeof selectVisible>>;

const registrationOf = async (tx: Tx, { row, counts }: Visible, now: Date) => {
  const facts = { ...periodOf(row), seatsLeft: await openSeatsOf(tx, row.quota, counts) };
  return {
    state: registrationState(facts, now.getTime()),
    registration_opens: instant(row.registration_start_time),
    registration_closes: instant(row.registration_end_time),
    quota: row.quota,
    places_left: facts.seatsLeft,
  };
};

const selectInstructors = async (tx: Tx, classId: number): Promise<PublicClass['instructors']> => {
  const rows = await tx
    .select({
      name: instructors.name,
      position: instructors.position,
      description: instructors.description,
      image_url: instructors.instructor_image_url,
    })
    .from(classInstructors)
    .innerJoin(instructors, eq(instructors.id, classInstructors.instructor_id))
    .where(and(eq(classInstructors.class_id, classId), eq(instructors.active, 1)))
    .orderBy(asc(classInstructors.id));
  return rows.map((row) => ({
    ...row,
    position: textOrNull(row.position),
    description: textOrNull(row.description),
  }));
};

interface Visit {
  readonly tx: Tx;
  readonly now: Date;
  /** Address that the device has proven; null without one. */
  readonly email: string | null;
}

/** The page of a class. @throws ApiFailure 404 for drafts and hidden classes. */
export async function selectPublicClass({ tx, now, email }: Visit, code: string): Promise<PublicClass> {
  const found = await selectVisible(tx, code);
  const { row, topic, counts } = found;
  const registration = await registrationOf(tx, found, now);
  const { deep, mid } = tonesOf(posterFacts(row.code, row.topic_code).topic);
  return {
    code: row.code,
    name: row.name,
    topic,
    tones: { deep, mid },
    permanent: row.permanent,
    start_time: row.permanent ? null : instant(row.start_time),
    end_time: row.permanent ? null : instant(row.end_time),
    display_time: row.display_time,
    price: row.price,
    full_price: row.is_discounted_price_null ? null : row.non_discounted_price,
    ...registration,
    stream_type: row.stream_type,
    speaker: textOrNull(row.speaker),
    narasumber_instead_of_pengajar: row.narasumber_instead_of_pengajar,
    instructors: await selectInstructors(tx, row.id),
    description: row.description,
    what_to_learn: row.what_to_learn,
    image_url: row.class_image_url,
    has_final_test: counts.quiz_questions > 0,
    has_materials: row.attachment_urls.length > 0,
    recordings: registration.state === 'OVER' || row.permanent ? row.recording_url_array.map(({ title }) => title) : [],
    own_label: email === null ? null : await ownLabel(tx, row.id, email),
    feedback: await selectPreview(tx, row.id, row.show_answers_to_user),
  };
}
