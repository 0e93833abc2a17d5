import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { FormProblem } from './form-problem.tsx';
import { profileTexts } from './texts.ts';
import { useProfileEditor } from './use-profile-editor.ts';

/** Email and name of the own account in a dialog above any page. Source. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, problem, busy, changes, save } = useProfileEditor({
    success: profileTexts.savedInDialog,
    onSaved: onClose,
  });
  const { control } = form;
  return (
    <FormDialog
      title={profileTexts.edit}
      dirty={changes > 0}
      busy={busy}
      submitLabel={profileTexts.save}
      cancelLabel={profileTexts.cancel}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField control={control} name="email" label={profileTexts.email} required>
        {(field) => <TextInput {...field} type="email" autoComplete="email" />}
      </FormField>
      <FormField control={control} name="name" label={profileTexts.name} required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <FormProblem problem={problem} />
    </FormDialog>
  );
}
