import { ApiError } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { useSourceActions } from '../source/source-context.ts';
import { contentKey } from './content-key.ts';
import { InviteOneDialog } from './invite-one-dialog.tsx';
import { INVITE_TEXTS as texts } from './texts.ts';

const refused = (msg: string, errors = {}) => new ApiError({ kind: 'http', status: 409, msg, errors });

/** Invites one person; a failure is shown in the dialog, which stays open. */
export function InviteOne({ isFull, onClose }: { readonly isFull: boolean; readonly onClose: () => void }) {
  const { invite } = useSourceActions();
  const [scope] = useState(() => crypto.randomUUID());
  return (
    <InviteOneDialog
      isFull={isFull}
      onInvite={async ({ email, nama, catatan }, overQuota) => {
        const person = { email: email.trim(), nama: nama.trim(), catatan: catatan.trim() };
        const key = await contentKey(`${scope} ${overQuota}`, person);
        const { already_registered, failed } = await invite([person], key, overQuota);
        if (already_registered.length > 0) throw refused(texts.oneRegistered, { email: texts.oneRegistered });
        if (failed[0]) throw refused(failed[0].reason);
        toast.success(texts.oneDone(person.nama));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
