import { failureOf } from '@widya/api-client/api-error';
import { exportMemberData, useMemberActions } from '@widya/api-client/members';
import { saveFile } from '@widya/api-client/save-file';
import type { Member } from '@widya/contract/members';
import { Button } from '@widya/design-system/button';
import { ConfirmByNameDialog } from '@widya/design-system/confirm-by-name-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { DownloadIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { PERSON_TEXTS as texts } from './texts.ts';

/** Rights by law: a copy of the stored data, and erasure, which only superadmins may do (S43). */
export function PrivacyActions({ member }: { readonly member: Member }) {
  const { role } = useSession();
  const { anonymise } = useMemberActions();
  const [isConfirming, setConfirming] = useState(false);
  const saving = useAction(async () => {
    try {
      saveFile(await exportMemberData(member.id));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void saving.run());
    }
  });
  const anonymising = useAction(async () => {
    await anonymise(member.id, member.email);
    toast.success(texts.anonymised);
    setConfirming(false);
  });
  return (
    <Inline>
      <Button
        size="sm"
        loading={saving.busy}
        icon={<DownloadIcon size={15} aria-hidden />}
        onClick={() => void saving.run()}
      >
        {texts.exportData}
      </Button>
      {role === 'superadmin' && member.anonymised_at === null ? (
        <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
          {texts.anonymise}
        </Button>
      ) : null}
      <ConfirmByNameDialog
        open={isConfirming}
        title={texts.anonymiseTitle}
        name={member.email}
        confirmLabel={texts.anonymise}
        loading={anonymising.busy}
        onConfirm={() => void anonymising.run()}
        onCancel={() => setConfirming(false)}
      >
        <Stack>
          <FailureBanner failure={failureOf(anonymising.failure)} />
          <p>{texts.anonymiseWhy}</p>
        </Stack>
      </ConfirmByNameDialog>
    </Inline>
  );
}
