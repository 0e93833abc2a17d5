import { useMemberActions } from '@widya/api-client/members';
import { CsvImport } from '@widya/design-system/csv-import';
import { Stack } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { InviteDialog } from '../../../features/invite-dialog/invite-dialog.tsx';
import { INVITE_TEXTS as texts } from '../texts.ts';
import { userCsv } from './csv-columns.ts';
import { csvRowsOf } from './csv-rows-of.ts';
import { InviteProgress } from './invite-progress.tsx';

/**
 * 'Undang Banyak Pengguna': rows can be corrected first and are then processed as a task that outlives this page. B-172
 * to B-175.
 */
export function InviteUsersDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useSession().user;
  const { invite } = useMemberActions();
  const [task, setTask] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const [columns] = useState(() => userCsv(new Date()));
  const [hasCorrections, setHasCorrections] = useState(false);
  return (
    <InviteDialog
      title={texts.title}
      lead={texts.lead}
      result={task !== null && <InviteProgress id={task} />}
      resultTitle={texts.title}
      sending={sending}
      hasCorrections={hasCorrections}
      onAgain={() => setTask(null)}
      onClose={onClose}
    >
      <Stack gap="4">
        <SiteNotice {...site} />
        <CsvImport
          columns={columns}
          templateName={texts.template}
          noun={texts.noun}
          onCorrected={setHasCorrections}
          onImport={async (rows) => {
            setSending(true);
            try {
              setTask(await invite((size) => csvRowsOf(rows, size)));
            } finally {
              setSending(false);
            }
          }}
        />
      </Stack>
    </InviteDialog>
  );
}
