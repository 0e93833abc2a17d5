import type { classEditingSchemas } from '@widya/contract/class-editing.schemas';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/http/context.ts';
import { settleFiles } from '../../../platform/storage/attached-files.ts';
import { recordOf } from '../record.ts';
import { takeMeeting } from '../zoom/pending-meetings.ts';
import { checkAddresses, columnsOf, locationsIn } from './fields.ts';
import { type ClassColumns, insertClassRow } from './queries.ts';
import { assertTemplates, chosenTopic } from './references.ts';
import { assertPrices, assertSchedule, scheduleWarnings } from './rules.ts';
import { type ClassSchedule, nextSchedule } from './times.ts';

type CreateBody = z.output<(typeof classEditingSchemas)['createClass']['body']>;

const NO_TIMES: ClassSchedule = {
  class_date: null,
  start_time: null,
  end_time: null,
  registration_start_date: null,
  registration_start_time: null,
  registration_end_date: null,
  registration_end_time: null,
  question_end_time: null,
};

const DEFAULT_PRICE = 150_000;

/**
 * Creates a class as a draft.
 * @returns the row and warnings. @throws ApiFailure 409 or 422. Source.
 */
export async function createClass(
  { tx, caller, now }: Pick<Ctx, 'tx' | 'caller' | 'now'>,
  body: CreateBody,
): Promise<{ row: ClassColumns; warnings: string[] }> {
  const columns = columnsOf(body);
  const schedule = nextSchedule(body, NO_TIMES);
  const draft = {
    ...schedule,
    name: body.name,
    topic_code: body.topic_code,
    permanent: body.permanent ?? false,
    price: body.price ?? DEFAULT_PRICE,
    non_discounted_price: body.non_discounted_price ?? null,
    is_discounted_price_null: body.is_discounted_price_null ?? true,
  };
  assertSchedule(draft);
  assertPrices(draft);
  const warnings = [...checkAddresses(columns), ...scheduleWarnings(draft)];
  await assertTemplates(tx, body);
  const topic_code = await chosenTopic(tx, body.topic_code, null);
  const meeting = body.zoom_id ? await takeMeeting(tx, caller, body.zoom_id) : {};
  const values = { ...columns, ...meeting, ...schedule, name: body.name, topic_code, created_at: now, updated_at: now };
  const row = await insertClassRow(tx, values, body.code);
  await settleFiles(tx, caller, now, { record: recordOf(row.id), before: [], after: locationsIn(row) });
  return { row, warnings };
}
