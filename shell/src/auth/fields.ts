import type { SignInAs } from '../session/account-calls.ts';

export type AuthMode = 'login' | 'register';

/** The input of both modes, so that switching between them loses nothing. */
export interface AuthValues {
  readonly signInAs: SignInAs;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly confirmation: string;
}

export type AuthField = Exclude<keyof AuthValues, 'signInAs'>;

export const emptyAuthValues = (email = '', signInAs: SignInAs = 'admin'): AuthValues => ({
  signInAs,
  email,
  name: '',
  password: '',
  confirmation: '',
});

/** Why a form was refused, by its own rules or by the API. */
export interface AuthProblem {
  /** Shown above the button. */
  readonly message: string;
  /** The cause, if known, shown below the message. */
  readonly detail?: string | undefined;
  readonly requestId?: string | null | undefined;
  /** Fields marked as invalid. */
  readonly flagged: readonly AuthField[];
  /** Messages below fields. */
  readonly notes: Partial<Readonly<Record<AuthField, string>>>;
  /** Seconds until a retry makes sense. */
  readonly wait?: number | undefined;
}
