import { useMemberActions } from '@widya/api-client/members';
import { toast } from '@widya/design-system/toast';
import { FORM_TEXTS as texts } from '../texts.ts';
import { EMPTY_DRAFT, fieldsOf } from './user-draft.ts';
import { UserFormDialog } from './user-form-dialog.tsx';

/** 'Undang Satu Pengguna': an account without a password (decision 94). Rules B-175 to B-178. */
export function AddUser({ onClose }: { readonly onClose: () => void }) {
  const { register } = useMemberActions();
  return (
    <UserFormDialog
      title={texts.addTitle}
      lead={texts.addLead}
      submitLabel={texts.invite}
      initial={EMPTY_DRAFT}
      onSave={async (draft) => {
        await register(fieldsOf(draft));
        toast.success(texts.invited);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
