const FIELD = 'jawaban:';

/** Name of the input of a question, and of the name of people who are not participants. */
export const inputName = (fieldName: string): string => FIELD + fieldName;
export const NAME_INPUT = 'full_name';
/** Set by the device when the time is over. */
export const TIME_OVER_INPUT = 'waktu_habis';

/** The submitted answers by question. */
export function answersOf(form: Readonly<Record<string, string>>): { fieldName: string; answer: string }[] {
  return Object.entries(form)
    .filter(([name, answer]) => name.startsWith(FIELD) && answer !== '')
    .map(([name, answer]) => ({ fieldName: name.slice(FIELD.length), answer }));
}
