import { wibToIso } from '@widya/contract/time/instants';
import { formatDate, formatTime } from '@widya/contract/time/texts';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import type { StreamField, StreamValues } from './stream-values.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<StreamField, string>> = {
  code: texts.code,
  name: texts.name,
  url_video: texts.url,
  finish_date: texts.finishDate,
  finish_time: texts.finishTime,
};

function said(field: StreamField, values: StreamValues): string {
  if (field === 'finish_date') return formatDate(values.finish_date);
  if (field === 'finish_time') return formatTime(wibToIso('2000-01-01', values.finish_time));
  return values[field];
}

/** The fields that two people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<StreamValues>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
