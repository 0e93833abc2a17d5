import { useSecondFactorActions } from '@widya/api-client/accounts-second-factor';
import type { Passkey } from '@widya/contract/accounts-second-factor';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { FormProblem } from '../../profile/form-problem.tsx';
import { useForm } from '../../profile/use-form.ts';
import { factorRules } from './factor-rules.ts';
import { PasswordField } from './password-field.tsx';
import { factorTexts as texts } from './texts.ts';

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Renames a passkey, which requires the password. */
export function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const { renamePasskey } = useSecondFactorActions();
  const { form, problem, saving, dirty, save, control, note } = useForm({
    initial: { name: passkey.name, password: '' },
    ...factorRules(['name', 'password']),
    save: async ({ name, password }) => {
      await renamePasskey(passkey.id, name, password);
      toast.success(texts.passkeyRenamed);
      onClose();
    },
  });
  return (
    <FormDialog
      title={texts.renameTitle}
      dirty={dirty}
      busy={saving}
      cancelLabel={texts.cancel}
      formRef={form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={texts.name} required error={note('name')}>
        <TextInput {...control('name')} maxLength={60} autoComplete="off" />
      </Field>
      <PasswordField control={control('password')} error={note('password')} />
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
