import { updateProfile } from '@widya/api-client/accounts';
import { ApiError } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { useEffect } from 'react';
import { useSessionControl } from '../app/store-context.ts';
import { updateFailure } from './form-failure.ts';
import { isDuplicate, PROFILE_FORM, type ProfileValues } from './profile-definition.ts';
import { profileTexts as texts } from './texts.ts';

/** The form's message for a refused profile. Source. */
export const profileFailure = (failure: unknown) =>
  failure instanceof ApiError && isDuplicate(failure)
    ? { message: texts.duplicateElsewhere, requestId: null }
    : updateFailure(failure);

interface ProfileEditorInput {
  /** Message after saving. */
  readonly success: string;
  readonly onSaved?: () => void;
}

/**
 * The editor of the own profile. A field with a concurrent change shows the other value; saving again keeps the own
 * one. Source: A-074, D16, D203.
 */
export function useProfileEditor({ success, onSaved }: ProfileEditorInput) {
  const { store } = useSessionControl();
  const { user } = useSession();
  const editor = useRecordEditor({
    record: user,
    definition: PROFILE_FORM,
    calls: {
      update: async (changes, over) => ({ data: await updateProfile({ ...changes, version: over.version }) }),
      // Updates everything that shows the account.
      onWritten: ({ data }) => store.changeUser(data),
      announce: () => toast.success(success),
    },
    onSaved: () => onSaved?.(),
  });
  const { form, conflict, failure } = editor;
  const contested = conflict?.fields ?? [];
  const notes = JSON.stringify(contested.map(({ key, theirs }) => [key, texts.changedElsewhere(String(theirs))]));
  useEffect(() => {
    for (const [at, [field, message]] of (JSON.parse(notes) as [keyof ProfileValues, string][]).entries())
      form.setError(field, { type: 'api', message }, { shouldFocus: at === 0 });
  }, [notes, form]);
  return {
    ...editor,
    problem: conflict ? { message: texts.contested, requestId: null } : failure ? profileFailure(failure) : null,
    save: () => (conflict ? conflict.resolve(contested.map(({ key }) => key)) : void editor.save()),
  };
}
