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

/** State of the sign-in form. A refused attempt keeps everything that was typed. */
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
    // A password manager may fill the fields without an event that React hears: what stands in them counts.
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
    /** Where the link went that confirms a registration; null before. */
    mailedTo,
    /** Asked for after a right password; null before, and for accounts without a second factor. */
    question,
    /** Back to address and password, which has to be typed again. */
    askAgain: () => {
      setQuestion(null);
      setValues((old) => ({ ...old, password: '' }));
    },
    /** Seconds the person still has to wait; 0 when none. */
    wait,
    submit,
    set: (change: Partial<AuthValues>) => {
      setValues((old) => ({ ...old, ...change }));
      // Either of two passwords that differ may be the one to correct.
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
