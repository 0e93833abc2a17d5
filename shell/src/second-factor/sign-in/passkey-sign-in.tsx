import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { KeyIcon } from '@widya/design-system/icon';
import { useState } from 'react';
import type { NewSession } from '../../auth/send-auth.ts';
import { supportsPasskeys } from '../supports-passkeys.ts';
import { stepProblem } from './problem.ts';
import { stepTexts as texts } from './texts.ts';

interface PasskeySignInProps {
  readonly baseUrl: string;
  readonly onSignedIn: (session: NewSession) => void;
}

/** Signs in without address and password. Its code is loaded when the button is pressed. */
export function PasskeySignIn({ baseUrl, onSignedIn }: PasskeySignInProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { passkeySession } = await import(/* webpackChunkName: "passkey" */ './sign-in-with-passkey.ts');
      const result = await passkeySession(baseUrl);
      if (result?.ok) onSignedIn(result.data);
      else setProblem(result === null ? texts.noPasskey : stepProblem(result).message);
    } catch {
      setProblem(texts.notLoaded);
    } finally {
      setBusy(false);
    }
  };
  if (!supportsPasskeys()) return null;
  return (
    <>
      <Button size="lg" full icon={<KeyIcon size={18} />} loading={busy} onClick={() => void start()}>
        {texts.signIn}
      </Button>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
    </>
  );
}
