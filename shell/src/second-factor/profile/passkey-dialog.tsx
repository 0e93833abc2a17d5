import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { FormProblem } from '../../profile/form-problem.tsx';
import { useForm } from '../../profile/use-form.ts';
import { factorRules } from './factor-rules.ts';
import { PasskeyCancelled } from './passkey-cancelled.ts';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { factorTexts as texts } from './texts.ts';

interface PasskeyDialogProps {
  readonly onClose: () => void;
}

/** Adds a passkey: asks for name and password, then for the device, and shows recovery codes for the first factor. */
export function PasskeyDialog({ onClose }: PasskeyDialogProps) {
  const { beginPasskey, addPasskey } = useSecondFactorActions();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Shown at the end, because on phones the toast would cover the button below the codes.
  const done = () => {
    toast.success(texts.passkeyAdded);
    onClose();
  };
  const { form, problem, saving, dirty, save, control, note } = useForm({
    initial: { name: '', password: '' },
    ...factorRules(['name', 'password']),
    save: async ({ name, password }) => {
      const { token, creation } = await beginPasskey(password);
      const { makePasskey } = await import(/* webpackChunkName: "passkey" */ '../passkey-client.ts');
      const passkey = await makePasskey(creation);
      if (passkey === null) throw new PasskeyCancelled();
      const { recovery_codes } = await addPasskey({ token, name, passkey });
      if (recovery_codes === null) done();
      else setCodes(recovery_codes);
    },
  });
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={done} />;
  return (
    <FormDialog
      title={texts.add}
      description={texts.addDetail}
      dirty={dirty}
      busy={saving}
      submitLabel={texts.next}
      cancelLabel={texts.cancel}
      formRef={form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={texts.name} required help={texts.nameHelp} error={note('name')}>
        <TextInput {...control('name')} maxLength={60} autoComplete="off" />
      </Field>
      <PasswordField control={control('password')} error={note('password')} />
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
