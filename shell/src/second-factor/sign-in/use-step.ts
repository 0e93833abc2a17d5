import { finishSignIn, type SecondFactorProof } from '@widya/contract/accounts-second-factor';
import { useRef, useState } from 'react';
import type { NewSession, SecondFactorQuestion } from '../../auth/send-auth.ts';
import { useCountdown } from '../../auth/use-countdown.ts';
import { deviceId } from '../../session/device-id.ts';
import { post } from '../../session/post.ts';
import { type StepProblem, stepProblem } from './problem.ts';
import { stepTexts as texts } from './texts.ts';

/** Method of the second factor. */
export type Method = SecondFactorProof['method'];

export interface StepOptions {
  readonly question: SecondFactorQuestion;
  readonly baseUrl: string;
  readonly onSignedIn: (session: NewSession) => void;
}

/** State of the second step. A refused proof keeps the input. */
export function useStep({ question, baseUrl, onSignedIn }: StepOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [method, setMethod] = useState<Method>(question.totp ? 'totp' : 'passkey');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const wait = useCountdown(problem);

  const send = async (proof: SecondFactorProof) => {
    const result = await post(finishSignIn, { body: { token: question.token, proof }, device: deviceId(), baseUrl });
    if (result.ok) return onSignedIn(result.data);
    setProblem(stepProblem(result));
    input.current?.focus();
  };

  const proofByPasskey = async (): Promise<SecondFactorProof | null> => {
    if (question.passkey === null) return null;
    const { signWithPasskey } = await import(/* webpackChunkName: "passkey" */ '../passkey-client.ts');
    const passkey = await signWithPasskey(question.passkey);
    return passkey && { method: 'passkey', passkey };
  };

  const submit = async () => {
    if (busy || wait > 0) return;
    // Password managers may fill the field without an event that React notices.
    const typed = (input.current?.value ?? code).trim();
    if (method !== 'passkey' && typed === '') {
      setProblem({ message: texts.missing });
      return input.current?.focus();
    }
    setBusy(true);
    setProblem(null);
    try {
      const proof = method === 'passkey' ? await proofByPasskey() : { method, code: typed };
      if (proof === null) setProblem({ message: texts.noPasskey });
      else await send(proof);
    } catch {
      setProblem({ message: texts.notLoaded });
    } finally {
      setBusy(false);
    }
  };

  return {
    input,
    method,
    code,
    setCode,
    busy,
    problem,
    /** Remaining seconds to wait; 0 when none. */
    wait,
    submit,
    choose: (next: Method) => {
      setMethod(next);
      setCode('');
      setProblem(null);
    },
  };
}
