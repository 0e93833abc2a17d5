import type { CourseRow } from '@widya/contract/courses';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { failureOf } from '../../../features/failure.ts';
import { TEXTS } from '../texts.ts';
import { useHide } from '../use-visibility.ts';

interface KeptDialogProps {
  readonly row: CourseRow;
  /** What the API said; null when the list knew it before asking. */
  readonly reason: string | null;
  readonly onClose: () => void;
}

/** Why the course stays, and what can be done instead. */
export function KeptDialog({ row, reason, onClose }: KeptDialogProps) {
  const hiding = useHide(onClose);
  const { accepted, waiting, pending } = row.metrics;
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
        <p>{reason ?? TEXTS.keptWhy(accepted, waiting + pending)}</p>
        {isHidden && <p>{TEXTS.keptHidden}</p>}
      </Stack>
    </Dialog>
  );
}
