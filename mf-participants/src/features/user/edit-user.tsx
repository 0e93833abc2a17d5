import type { Member } from '@widya/contract/members';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { FORM_TEXTS as texts } from './texts.ts';
import { useEditUser } from './use-edit-user.ts';
import { draftOf } from './user-draft.ts';
import { UserFormDialog } from './user-form-dialog.tsx';

interface EditUserProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** 'Sunting Pengguna'. B-166, B-183. */
export function EditUser({ member, onClose }: EditUserProps) {
  const { base, draft, setDraft, busy, failure, save, conflict } = useEditUser(member, onClose);
  return (
    <>
      <UserFormDialog
        title={texts.editTitle}
        lead={texts.editLead}
        initial={draftOf(base)}
        draft={draft}
        onDraft={setDraft}
        busy={busy}
        failure={failure}
        onSave={save}
        onClose={onClose}
      />
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
