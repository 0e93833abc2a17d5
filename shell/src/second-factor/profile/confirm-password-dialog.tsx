import { FormDialog } from '@widya/design-system/form-dialog';
import { FormProblem } from '../../profile/form-problem.tsx';
import { useForm } from '../../profile/use-form.ts';
import { factorRules } from './factor-rules.ts';
import { PasswordField } from './password-field.tsx';
import { factorTexts as texts } from './texts.ts';

interface ConfirmPasswordDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly save: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before a change that needs no other input. */
export function ConfirmPasswordDialog({
  title,
  description,
  submitLabel,
  save: change,
  onClose,
}: ConfirmPasswordDialogProps) {
  const { form, problem, saving, dirty, save, control, note } = useForm({
    initial: { password: '' },
    ...factorRules(['password']),
    save: ({ password }) => change(password),
  });
  return (
    <FormDialog
      title={title}
      description={description}
      dirty={dirty}
      busy={saving}
      submitLabel={submitLabel}
      cancelLabel={texts.cancel}
      formRef={form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PasswordField control={control('password')} error={note('password')} />
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
