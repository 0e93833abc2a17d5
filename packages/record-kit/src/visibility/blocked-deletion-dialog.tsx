import { failureOf } from '@widya/api-client/api-error';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import type { Hiding } from './hiding.ts';
import { HIDING_TEXTS as texts } from './texts.ts';
import { useHide } from './use-hide.ts';

interface BlockedDeletionDialogProps {
  readonly record: Hiding;
  readonly isHidden: boolean;
  /** Text about registered people, from the list or the API. */
  readonly why: string;
  readonly onClose: () => void;
}

/** Explains why a class or a course cannot be deleted, and offers to hide it. D41. */
export function BlockedDeletionDialog({ record, isHidden, why, onClose }: BlockedDeletionDialogProps) {
  const hiding = useHide(record, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.blockedTitle}
      size="sm"
      role="alertdialog"
      locked={hiding.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={hiding.busy}>
            {isHidden ? texts.close : texts.cancel}
          </Button>
          {!isHidden && (
            <Button variant="primary" loading={hiding.busy} onClick={() => void hiding.run()}>
              {texts.hide}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(hiding.failure, texts.noReason)} />
        <p>{why}</p>
        {isHidden && <p>{texts.blockedHidden}</p>}
      </Stack>
    </Dialog>
  );
}
