import { data } from 'react-router';
import type { CallFailure } from './call-failure.ts';

export interface RefusedForm {
  /** What was typed, to be shown again. */
  readonly values: Readonly<Record<string, string>>;
  /** Field name to sentence. */
  readonly problems: Readonly<Record<string, string>>;
  /** Shown when no field is at fault. */
  readonly message: string;
}

/** Shows a form again that the API refused, with what was typed and what is wrong. */
export const refusedForm = (values: RefusedForm['values'], { status, errors, message }: CallFailure) =>
  data<RefusedForm>({ values, problems: errors, message }, { status });
