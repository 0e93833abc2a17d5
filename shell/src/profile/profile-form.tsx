import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FieldGrid, Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { FormProblem } from './form-problem.tsx';
import { profileProblem, profileValues, validateProfile } from './profile-values.ts';
import { profileTexts } from './texts.ts';
import { useForm } from './use-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4.5' } });

/** The own data, for admins. Source: A-069, D16. */
export function ProfileForm() {
  const { user } = useSession();
  const saveProfile = useSaveProfile();
  const { form, problem, saving, dirty, save, submit, reset, control, note } = useForm({
    initial: { ...profileValues(user) },
    validate: validateProfile,
    save: async (values) => {
      const stored = await saveProfile(values);
      toast.success(profileTexts.savedOnScreen);
      return stored;
    },
    problemOf: profileProblem,
  });
  useUnsavedWork(dirty, save);
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <FieldGrid>
        <Field label={profileTexts.name} required error={note('name')}>
          <TextInput {...control('name')} autoComplete="name" />
        </Field>
        <Field label={profileTexts.email} required error={note('email')}>
          <TextInput {...control('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={profileTexts.phone} error={note('phone_num')}>
          <TextInput {...control('phone_num')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
      </FieldGrid>
      <Field label={profileTexts.address} error={note('address')}>
        <Textarea {...control('address')} autoComplete="street-address" rows={3} />
      </Field>
      <FormProblem problem={problem} />
      <Inline>
        <Button type="submit" variant="primary" loading={saving} disabled={!dirty}>
          {profileTexts.save}
        </Button>
        {dirty ? (
          <Button onClick={reset} disabled={saving}>
            {profileTexts.undo}
          </Button>
        ) : null}
      </Inline>
    </Form>
  );
}
