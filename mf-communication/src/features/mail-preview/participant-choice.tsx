import { call } from '@widya/api-client/api';
import type { ParticipantSource } from '@widya/api-client/participants';
import { listClassParticipants } from '@widya/contract/participants';
import { listCourseParticipants } from '@widya/contract/participants-course';
import { Combobox, type ComboboxOption } from '@widya/design-system/combobox';
import { Field } from '@widya/design-system/field';
import { PREVIEW_TEXTS as texts } from './texts.ts';

/** The first twenty matching participants. */
async function search(source: ParticipantSource, q: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const request = { params: { code: source.code }, query: { page: 1, per_page: 20, ...(q !== '' && { q }) }, signal };
  const answer = await (source.kind === 'class'
    ? call(listClassParticipants, request)
    : call(listCourseParticipants, request));
  const rows = 'meta' in answer ? answer.data : answer;
  return rows.map(({ id, full_name, email }) => ({ value: String(id), label: full_name, detail: email ?? undefined }));
}

interface ParticipantChoiceProps {
  readonly source: ParticipantSource;
  readonly value: ComboboxOption | null;
  readonly onChange: (participant: ComboboxOption | null) => void;
}

/** Chooses the recipient of a preview. */
export const ParticipantChoice = ({ source, value, onChange }: ParticipantChoiceProps) => (
  <Field label={texts.as} help={texts.asHelp}>
    <Combobox
      value={value}
      onChange={onChange}
      options={(q, signal) => search(source, q, signal)}
      placeholder={texts.asPlaceholder}
    />
  </Field>
);
