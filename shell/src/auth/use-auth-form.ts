import { type FormEvent, useRef, useState } from 'react';
import { withoutMarks } from '../profile/without-marks.ts';
import type { PostResult } from '../session/post.ts';
import { type AuthField, type AuthMode, type AuthProblem, type AuthValues, emptyAuthValues } from './fields.ts';
import { problemOf } from './problem-of.ts';
import type { AuthOutcome, NewSession, SecondFactorQuestion } from './send-auth.ts';
import { useCountdown } from './use-countdown.ts';
import { validateAuth } from './validate.ts';

export interface AuthFormOptions {
  readonly mode: AuthMode;
  readonly initial?: Partial<AuthValues> | undefined;
  readonly send: (mode: AuthMode, values: AuthValues) => Promise<PostResult<AuthOutcome>>;
  readonly onSignedIn: (session: NewSession) => void;
}

/** State of the sign-in form. A refused attempt keeps all input. */
export function useAuthForm({ mode, initial, send, onSignedIn }: AuthFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<AuthValues>(() => ({ ...emptyAuthValues(), ...initial }));
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const [sending, setSending] = useState(false);
  const wait = useCountdown(problem);
  const [problemMode, setProblemMode] = useState(mode);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [question, setQuestion] = useState<SecondFactorQuestion | null>(null);

  if (problemMode !== mode) {
    setProblemMode(mode);
    setProblem(null);
    setMailedTo(null);
  }

  const show = (next: AuthProblem) => {
    setProblem(next);
    const first = next.flagged[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || wait > 0) return;
    // Password managers may fill fields without an event that React notices, so the DOM values are used.
    const typed = form.current ? { ...values, ...valuesIn(form.current) } : values;
    setValues(typed);
    const invalid = validateAuth(mode, typed);
    if (invalid) return show(invalid);
    setProblem(null);
    setSending(true);
    const result = await send(mode, typed);
    setSending(false);
    if (!result.ok) show(problemOf(mode, result));
    else if (result.data === 'confirm') setMailedTo(typed.email.trim());
    else if ('second_factor' in result.data) setQuestion(result.data.second_factor);
    else onSignedIn(result.data);
  };

  return {
    form,
    values,
    problem,
    sending,
    /** Address to which the confirmation link was mailed; null before. */
    mailedTo,
    /** The request for the second factor; null before the password, and for accounts without one. */
    question,
    /** Returns to address and password, which must be typed again. */
    backToPassword: () => {
      setQuestion(null);
      setValues((old) => ({ ...old, password: '' }));
    },
    /** Remaining seconds to wait; 0 when none. */
    wait,
    submit,
    set: (change: Partial<AuthValues>) => {
      setValues((old) => ({ ...old, ...change }));
      // When two passwords differ, changing either of them clears the error.
      const corrected = [...Object.keys(change), ...('password' in change ? ['confirmation'] : [])];
      setProblem((old) => (old ? withoutMarks(old, corrected) : old));
    },
  };
}

function valuesIn(form: HTMLFormElement): Partial<Record<AuthField, string>> {
  const data = new FormData(form);
  const read = (name: AuthField) => {
    const value = data.get(name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { ...read('email'), ...read('name'), ...read('password'), ...read('confirmation') };
}
