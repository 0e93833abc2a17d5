import { ApiFailure, invalid } from '../../../platform/http/api-failure.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { settleFiles } from '../../../platform/storage/attached-files.ts';
import { recordOf } from '../record.ts';
import { checkAddresses, columnsOf, locationsIn, type ParsedClassBody } from './fields.ts';
import { type ClassColumns, countAccepted, writeColumns } from './queries.ts';
import { assertTemplates, chosenTopic } from './references.ts';
import { assertPrices, assertQuota, assertSchedule, assertUnlocked, scheduleWarnings } from './rules.ts';
import { nextSchedule, touchesSchedule } from './times.ts';

const PRICING = ['price', 'non_discounted_price', 'is_discounted_price_null'] as const;

const ZOOM_LOCKED = 'Tautan Zoom terkunci. Pilih Ganti Tautan untuk memakai tautan lain.';

/** Clearing the meeting of a class also clears its passcode and its last problem. Source: D38. */
const unlinked = (body: ParsedClassBody) =>
  body.zoom_id === null || body.zoom_id === '' ? { zoom_id: null, zoom_passcode: null, zoom_problem: null } : {};

/**
 * Changes the sent fields of a locked class; other fields stay, even if they would be invalid in a new class.
 * @returns the new row and warnings.
 * @throws ApiFailure 409 or 422. Source: D23 to D35, D45.
 */
export async function updateClass(
  { tx, caller, now }: Pick<Ctx, 'tx' | 'caller' | 'now'>,
  before: ClassColumns,
  body: ParsedClassBody,
): Promise<{ row: ClassColumns; warnings: string[] }> {
  if (body.zoom_id && body.zoom_id !== before.zoom_id)
    throw invalid({ zoom_id: 'Tautan Zoom hanya dapat dibuat melalui tombol pembuatan tautan' });
  const keepsMeeting = before.zoom_id !== null && body.zoom_id !== null && body.zoom_id !== '';
  if (keepsMeeting && body.stream_url !== undefined && body.stream_url !== before.stream_url)
    throw new ApiFailure(409, 'LOCKED_FIELD', ZOOM_LOCKED, { errors: { stream_url: ZOOM_LOCKED } });
  const columns = { ...columnsOf(body), ...unlinked(body) };
  const scheduled = touchesSchedule(body) || body.permanent !== undefined;
  const schedule = nextSchedule(body, before);
  const draft = { ...before, ...columns, ...schedule };
  if (scheduled) assertSchedule(draft);
  if (PRICING.some((field) => body[field] !== undefined)) assertPrices(draft);
  assertUnlocked(before, draft);
  if (columns.quota !== undefined) assertQuota(columns.quota, await countAccepted(tx, before.id));
  const warnings = [...checkAddresses(columns), ...(scheduled ? scheduleWarnings(draft) : [])];
  await assertTemplates(tx, body);
  const topic =
    body.topic_code === undefined ? {} : { topic_code: await chosenTopic(tx, body.topic_code, before.topic_code) };
  const row = await writeColumns(tx, before.id, { ...columns, ...topic, ...(scheduled ? schedule : {}) }, now);
  await settleFiles(tx, caller, now, {
    record: recordOf(row.id),
    before: locationsIn(before),
    after: locationsIn(row),
  });
  return { row, warnings };
}
