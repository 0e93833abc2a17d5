import { formatDate } from '@widya/contract/time/texts';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { formatPhone } from '@widya/design-system/formats/text';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import { PERSON_TEXTS, FORM_TEXTS as texts } from './texts.ts';
import type { UserDraft } from './user-draft.ts';

const LABELS: Readonly<Record<keyof UserDraft, string>> = {
  full_name: texts.name,
  email: texts.email,
  phone_num: texts.phone,
  organization: texts.organization,
  province: texts.province,
  city: texts.city,
  gender: texts.gender,
  date_of_birth: texts.birthday,
  dob_confirmed: texts.confirmBirthday,
};

function said(field: keyof UserDraft, draft: UserDraft): string {
  if (field === 'gender') return draft.gender === '' ? texts.genderNone : texts.genders[draft.gender];
  if (field === 'date_of_birth') return draft.date_of_birth === '' ? '' : formatDate(draft.date_of_birth);
  if (field === 'dob_confirmed') return draft.dob_confirmed ? PERSON_TEXTS.yes : PERSON_TEXTS.no;
  if (field === 'phone_num') return formatPhone(draft.phone_num);
  return draft[field];
}

/** The fields that both people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<UserDraft>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
