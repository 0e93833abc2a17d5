import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { type FormEvent, useLayoutEffect } from 'react';
import { authTexts, waitText } from '../../auth/texts.ts';
import { supportsPasskeys } from '../supports-passkeys.ts';
import { stepTexts as texts } from './texts.ts';
import { type Method, type StepOptions, useStep } from './use-step.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4.5', width: 'full' } });
const Title = styled('h2', { base: { textStyle: 'h2' } });
const Detail = styled('p', { base: { color: 'fg.muted', marginTop: '-3' } });

const DETAILS = { totp: texts.totpDetail, recovery: texts.recoveryDetail, passkey: texts.passkeyDetail } as const;
const OTHERS = { totp: texts.toTotp, passkey: texts.toPasskey, recovery: texts.toRecovery } as const;

export interface SecondFactorStepProps extends StepOptions {
  /** Returns to address and password. */
  readonly onBack: () => void;
}

/** Asks for the second factor after a correct password. */
export function SecondFactorStep({ onBack, ...options }: SecondFactorStepProps) {
  const { question } = options;
  const { input, method, code, setCode, busy, problem, wait, submit, choose } = useStep(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method shows another field.
  useLayoutEffect(() => input.current?.focus(), [method]);
  const methods: readonly Method[] = [
    ...(question.totp ? (['totp'] as const) : []),
    ...(question.passkey && supportsPasskeys() ? (['passkey'] as const) : []),
    'recovery',
  ];
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Form noValidate data-no-save onSubmit={send}>
      <Title>{texts.title}</Title>
      <Detail>{DETAILS[method]}</Detail>
      {method === 'passkey' ? null : (
        <Field key={method} label={method === 'totp' ? texts.code : texts.recoveryCode} required>
          <TextInput
            ref={input}
            name="code"
            size="lg"
            value={code}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== null || undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      {problem ? <Banner tone="error">{problem.message}</Banner> : null}
      <Button type="submit" variant="primary" size="lg" full loading={busy} disabled={wait > 0}>
        {wait > 0 ? authTexts.waitButton(waitText(wait)) : method === 'passkey' ? texts.toPasskey : texts.continue}
      </Button>
      <Inline columnGap="4">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="plain" onClick={() => choose(other)}>
              {OTHERS[other]}
            </Button>
          ))}
        <Button variant="plain" onClick={onBack}>
          {texts.back}
        </Button>
      </Inline>
    </Form>
  );
}
