import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { FORM_TEXTS as texts } from '../texts.ts';
import { changesOf, draftOf } from './user-draft.ts';
import { UserFormDialog } from './user-form-dialog.tsx';

interface EditUserProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** 'Sunting Pengguna'. Rules B-166, B-183. */
export function EditUser({ member, onClose }: EditUserProps) {
  const { update } = useMemberActions();
  const [initial] = useState(() => draftOf(member));
  return (
    <UserFormDialog
      title={texts.editTitle}
      lead={texts.editLead}
      initial={initial}
      onSave={async (draft) => {
        const changes = changesOf(initial, draft);
        if (Object.keys(changes).length > 0) {
          await update({ ...changes, id: member.id, version: member.version });
          toast.success(texts.saved(draft.full_name.trim()));
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
