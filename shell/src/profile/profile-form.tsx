import { Button } from '@widya/design-system/button';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid, Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { FormProblem } from './form-problem.tsx';
import { profileTexts } from './texts.ts';
import { useProfileEditor } from './use-profile-editor.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4.5' } });

/** The own data, editable for admins. Source: A-069, D16. */
export function ProfileForm() {
  const { form, problem, busy, changes, save, discard } = useProfileEditor({ success: profileTexts.savedOnScreen });
  const { control } = form;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FieldGrid>
        <FormField control={control} name="name" label={profileTexts.name} required>
          {(field) => <TextInput {...field} autoComplete="name" />}
        </FormField>
        <FormField control={control} name="email" label={profileTexts.email} required>
          {(field) => <TextInput {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField control={control} name="phone_num" label={profileTexts.phone}>
          {(field) => <TextInput {...field} type="tel" autoComplete="tel" inputMode="tel" />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="address" label={profileTexts.address}>
        {(field) => <Textarea {...field} autoComplete="street-address" rows={3} />}
      </FormField>
      <FormProblem problem={problem} />
      <Inline>
        <Button type="submit" variant="primary" loading={busy} disabled={changes === 0}>
          {profileTexts.save}
        </Button>
        {changes > 0 ? (
          <Button onClick={discard} disabled={busy}>
            {profileTexts.undo}
          </Button>
        ) : null}
      </Inline>
    </Form>
  );
}
