import type { Admin } from '@widya/contract/admins';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { KeyValueList } from '@widya/design-system/key-value';
import { SectionTitle, Stack } from '@widya/design-system/layout';
import type { AdminDraft } from './admin-draft.ts';
import { conflictRows } from './conflict-rows.ts';
import { CONFLICT_TEXTS as texts } from './texts.ts';

interface ConflictDialogProps {
  readonly theirs: Admin;
  readonly mine: AdminDraft;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onReview: () => void;
}

/** Shows both sides when two people changed the same account, and lets one of them decide. */
export function ConflictDialog({ theirs, mine, busy, onTakeTheirs, onKeepMine, onReview }: ConflictDialogProps) {
  const rows = conflictRows(theirs, mine);
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.title}
      description={rows.length === 0 ? texts.same : texts.why}
      onClose={onReview}
      locked={busy}
      footer={
        <>
          <Button onClick={onReview} disabled={busy}>
            {texts.back}
          </Button>
          <Button onClick={onTakeTheirs} disabled={busy}>
            {texts.takeTheirs}
          </Button>
          <Button variant="primary" onClick={onKeepMine} loading={busy}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <Stack>
        {rows.map(({ label, theirs: saved, mine: typed }) => (
          <Stack key={label} gap="1.5">
            <SectionTitle>{label}</SectionTitle>
            <KeyValueList
              items={[
                { label: texts.theirs, value: saved },
                { label: texts.mine, value: typed },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
