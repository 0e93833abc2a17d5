import type { SignInAs } from '../session/account-calls.ts';

export type AuthMode = 'login' | 'register';

/** Everything that can be typed, in both modes: switching between them loses nothing. */
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

/** Why a form was not accepted, by its own rules or by the API. */
export interface AuthProblem {
  /** Above the button. */
  readonly message: string;
  /** The cause, when it is known; under the message. */
  readonly detail?: string | undefined;
  readonly requestId?: string | null | undefined;
  /** Fields marked as wrong. */
  readonly flagged: readonly AuthField[];
  /** A sentence under a field. */
  readonly notes: Partial<Readonly<Record<AuthField, string>>>;
  /** Seconds until trying again makes sense. */
  readonly wait?: number | undefined;
}
