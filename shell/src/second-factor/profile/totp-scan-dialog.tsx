import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import { CopyButton } from '@widya/design-system/copy-button';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { useRef } from 'react';
import { FormProblem } from '../../profile/form-problem.tsx';
import { useForm } from '../../profile/use-form.ts';
import { factorRules } from './factor-rules.ts';
import { QrCode } from './qr-code.tsx';
import { factorTexts as texts } from './texts.ts';

const Key = styled('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } });
const Middle = styled('div', { base: { display: 'grid', justifyItems: 'center' } });

export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
}

interface TotpScanDialogProps {
  readonly totp: NewTotp;
  /** @param codes new recovery codes; null when the account already has some. */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Groups of four characters, for typing the secret into an app. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function TotpScanDialog({ totp, onDone, onClose }: TotpScanDialogProps) {
  const { confirmTotp } = useSecondFactorActions();
  const first = useRef<HTMLInputElement>(null);
  const { form, problem, saving, save, control, note } = useForm({
    initial: { code: '' },
    ...factorRules(['code']),
    save: async ({ code }) => onDone((await confirmTotp(code)).recovery_codes),
  });
  return (
    <FormDialog
      title={texts.turnOnTitle}
      description={texts.scan}
      dirty={false}
      busy={saving}
      submitLabel={texts.turnOn}
      cancelLabel={texts.cancel}
      formRef={form}
      initialFocus={first}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Middle>
        <QrCode text={totp.uri} label={texts.qr} />
      </Middle>
      <Stack gap="1">
        <Muted>{texts.orType}</Muted>
        <Inline>
          <Key>{grouped(totp.secret)}</Key>
          <CopyButton value={totp.secret} label={texts.copyKey} iconOnly />
        </Inline>
      </Stack>
      <Field label={texts.code} required error={note('code')}>
        <TextInput {...control('code')} ref={first} autoComplete="one-time-code" inputMode="numeric" />
      </Field>
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
