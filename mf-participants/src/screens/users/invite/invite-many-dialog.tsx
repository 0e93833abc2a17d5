import { useMemberActions } from '@widya/api-client/members';
import { Button } from '@widya/design-system/button';
import { CsvImport } from '@widya/design-system/csv-import';
import { Dialog } from '@widya/design-system/dialog';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useState } from 'react';
import { INVITE_TEXTS as texts } from '../texts.ts';
import { USER_CSV } from './csv-columns.ts';
import { InviteProgress } from './invite-progress.tsx';
import { linesOf } from './lines-of.ts';

/** 'Undang Banyak Pengguna': looked at and mended first, then worked as a task that outlives this page. Rules B-172 to B-175. */
export function InviteManyDialog({ onClose }: { readonly onClose: () => void }) {
  const { invite } = useMemberActions();
  const [task, setTask] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  useUnsavedWork(sending);
  if (task !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.title}
        footer={
          <>
            <Button onClick={() => setTask(null)}>{texts.again}</Button>
            <Button variant="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        <InviteProgress id={task} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      size="lg"
      locked={sending}
      footer={
        <Button onClick={onClose} disabled={sending}>
          {texts.close}
        </Button>
      }
    >
      <CsvImport
        columns={USER_CSV}
        templateName={texts.template}
        noun={texts.noun}
        onImport={async (rows) => {
          setSending(true);
          try {
            setTask(await invite((size) => linesOf(rows, size)));
          } finally {
            setSending(false);
          }
        }}
      />
    </Dialog>
  );
}
