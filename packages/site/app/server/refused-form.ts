import { data } from 'react-router';
import type { CallFailure } from './call-failure.ts';

export interface RefusedForm {
  /** The typed values, to be shown again. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Shown when no field has an error. */
  readonly message: string;
}

/** Shows a refused form again with its values and errors. */
export const refusedForm = (values: RefusedForm['values'], { status, errors, message }: CallFailure) =>
  data<RefusedForm>({ values, problems: errors, message }, { status });
