import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { FormProblem } from './form-problem.tsx';
import { profileProblem, profileValues, validateProfile } from './profile-values.ts';
import { profileTexts } from './texts.ts';
import { useForm } from './use-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Email and name of the own account, over whatever page is open. Source. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const saveProfile = useSaveProfile();
  const { form, problem, saving, dirty, save, control, note } = useForm({
    initial: { ...profileValues(user) },
    validate: validateProfile,
    save: async (values) => {
      await saveProfile(values);
      toast.success(profileTexts.savedInDialog);
      onClose();
    },
    problemOf: profileProblem,
  });
  return (
    <FormDialog
      title={profileTexts.edit}
      dirty={dirty}
      busy={saving}
      submitLabel={profileTexts.save}
      cancelLabel={profileTexts.cancel}
      formRef={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={profileTexts.email} required error={note('email')}>
        <TextInput {...control('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={profileTexts.name} required error={note('name')}>
        <TextInput {...control('name')} autoComplete="name" />
      </Field>
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
