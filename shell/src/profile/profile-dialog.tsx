import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useId } from 'react';
import { FormProblem } from './form-problem.tsx';
import { profileProblem, profileValues, validateProfile } from './profile-values.ts';
import { profileTexts } from './texts.ts';
import { useForm } from './use-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** Email and name of the own account, over whatever page is open. Source. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { user } = useSession();
  const saveProfile = useSaveProfile();
  const { form, problem, saving, dirty, submit, control, note } = useForm({
    initial: { ...profileValues(user) },
    validate: validateProfile,
    save: async ({ name, email }) => {
      await saveProfile({ name, email });
      toast.success(profileTexts.savedInDialog);
      onClose();
    },
    problemOf: profileProblem,
  });
  return (
    <Dialog
      open
      locked={dirty || saving}
      onClose={onClose}
      size="sm"
      title={profileTexts.edit}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            {profileTexts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {profileTexts.save}
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} noValidate onSubmit={submit}>
        <Field label={profileTexts.email} error={note('email')}>
          <TextInput {...control('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={profileTexts.name} error={note('name')}>
          <TextInput {...control('name')} autoComplete="name" />
        </Field>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  );
}
