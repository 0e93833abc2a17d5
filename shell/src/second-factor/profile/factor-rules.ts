import { ApiError } from '@widya/api-client/api-error';
import { type FormProblem, updateFailure } from '../../profile/form-failure.ts';
import { PasskeyCancelled } from './passkey-cancelled.ts';
import { factorTexts as texts } from './texts.ts';

/** Fields of the forms in this section, with messages for empty ones. */
const MISSING = {
  password: texts.missingPassword,
  name: texts.missingName,
  code: texts.missingCode,
} as const;

type FactorField = keyof typeof MISSING;

/** Rules of a form with some of these fields, all of which are required. */
export function factorRules<Field extends FactorField>(fields: readonly Field[]) {
  const at = (field: Field, note: string): FormProblem<Field> => ({
    message: null,
    notes: { [field]: note } as FormProblem<Field>['notes'],
    flagged: [field],
  });
  return {
    /** The problem of the first empty field. */
    validate: (values: Readonly<Record<Field, string>>): FormProblem<Field> | null => {
      const missing = fields.find((field) => values[field].trim() === '');
      return missing === undefined ? null : at(missing, MISSING[missing]);
    },
    /** The problem of a refusal, at its field if it has one. */
    problemOf: (caught: unknown): FormProblem<Field> => {
      if (caught instanceof PasskeyCancelled) return { message: texts.passkeyCancelled, notes: {}, flagged: [] };
      const refused = caught instanceof ApiError ? fields.find((field) => caught.errors[field]) : undefined;
      if (caught instanceof ApiError && refused !== undefined) return at(refused, caught.errors[refused] ?? '');
      return { ...updateFailure(caught), notes: {}, flagged: [] };
    },
  };
}
