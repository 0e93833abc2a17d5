import { useMemberActions } from '@widya/api-client/members';
import { SiteNotice } from '@widya/design-system/site-notice';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { FORM_TEXTS as texts } from '../../../features/user/texts.ts';
import { EMPTY_DRAFT, fieldsOf } from '../../../features/user/user-draft.ts';
import { UserFormDialog } from '../../../features/user/user-form-dialog.tsx';

/** 'Undang Satu Pengguna': an account without a password (D94), claimed by its owner. B-175 to B-178. */
export function AddUser({ onClose }: { readonly onClose: () => void }) {
  const { site } = useSession().user;
  const { register } = useMemberActions();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const saving = useAction(async () => {
    await register(fieldsOf(draft));
    toast.success(texts.invited);
    onClose();
  });
  return (
    <UserFormDialog
      title={texts.addTitle}
      lead={texts.addLead}
      submitLabel={texts.invite}
      notice={<SiteNotice {...site} />}
      initial={EMPTY_DRAFT}
      draft={draft}
      onDraft={setDraft}
      busy={saving.busy}
      failure={saving.failure}
      onSave={saving.run}
      onClose={onClose}
    />
  );
}
