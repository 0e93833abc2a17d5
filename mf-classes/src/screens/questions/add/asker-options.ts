import type { ComboboxOption } from '@widya/design-system/combobox';
import { type Participant, searchParticipants } from './search-participants.ts';
import { ADD_TEXTS as texts } from './texts.ts';

/** The asker in the format of the API. B-040. */
export type Asker = { readonly participant_id: number } | { readonly asker_name: string };

const PARTICIPANT = 'peserta:';
const NAME = 'nama:';

const participantOption = ({ id, full_name, email }: Participant): ComboboxOption => ({
  value: `${PARTICIPANT}${id}`,
  label: full_name,
  detail: email,
});

const nameOption = (name: string, detail: string): ComboboxOption => ({ value: `${NAME}${name}`, label: name, detail });

/** The asker of an option. */
export const askerOf = ({ value }: ComboboxOption): Asker =>
  value.startsWith(PARTICIPANT)
    ? { participant_id: Number(value.slice(PARTICIPANT.length)) }
    : { asker_name: value.slice(NAME.length) };

/**
 * Matching participants, followed by the typed text as a name. If participants cannot be loaded, the name can still be
 * chosen. B-039.
 */
export const askerOptions = (code: string) => async (query: string, signal: AbortSignal) => {
  const name = query.trim();
  try {
    const found = (await searchParticipants(code, name, signal)).map(participantOption);
    return name === '' ? found : [...found, nameOption(name, texts.freeName)];
  } catch (failure) {
    if (name === '') throw failure;
    return [nameOption(name, texts.listFailed)];
  }
};
