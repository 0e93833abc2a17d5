import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import { lengthInWords } from '../chapters/length.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import type { SubFields } from './values.ts';

const LABELS: Readonly<Record<keyof SubFields, string>> = {
  name: texts.name,
  duration: texts.duration,
  body: texts.conflictBody,
};

/** Content is told apart by what it says, which is too long for a question: its type and amount must do. */
function said(field: keyof SubFields, { name, duration, body }: SubFields): string {
  if (field === 'name') return name;
  if (field === 'duration') return lengthInWords(duration);
  return Array.isArray(body.content) ? texts.items(body.type, body.content.length) : body.type;
}

/** The fields that both people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<SubFields>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
