import type { ClassRow } from '@widya/contract/classes';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { count } from '../../../features/classes/count.ts';
import { failureOf } from '../../../features/failure.ts';
import { TEXTS } from '../texts.ts';
import { useHide } from '../visibility/use-visibility.ts';

interface KeptDialogProps {
  readonly row: ClassRow;
  /** What the API said; null when the list knew it before asking. */
  readonly reason: string | null;
  readonly onClose: () => void;
}

/** Why the class stays, and what can be done instead. */
export function KeptDialog({ row, reason, onClose }: KeptDialogProps) {
  const hiding = useHide(onClose);
  const { accepted, waiting } = row.metrics;
  const isHidden = row.active === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.keptTitle}
      size="sm"
      role="alertdialog"
      locked={hiding.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={hiding.busy}>
            {isHidden ? TEXTS.close : TEXTS.cancel}
          </Button>
          {!isHidden && (
            <Button variant="primary" loading={hiding.busy} onClick={() => void hiding.run(row)}>
              {TEXTS.actions.hide}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(hiding.failure)} />
        <p>{reason ?? TEXTS.keptWhy(count(accepted), count(waiting))}</p>
        {isHidden && <p>{TEXTS.keptHidden}</p>}
      </Stack>
    </Dialog>
  );
}
