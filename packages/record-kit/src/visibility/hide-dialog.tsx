import { failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import type { Hiding } from './hiding.ts';
import { HIDING_TEXTS as texts } from './texts.ts';
import { useHide } from './use-hide.ts';

interface HideDialogProps {
  readonly record: Hiding;
  /** Consequences of hiding. */
  readonly why: string;
  readonly onClose: () => void;
}

/** Confirms hiding a class or a course from participants. A-136. */
export function HideDialog({ record, why, onClose }: HideDialogProps) {
  const hiding = useHide(record, onClose);
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.hide}
      loading={hiding.busy}
      onConfirm={() => void hiding.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(hiding.failure, texts.noReason)} />
        <p>{why}</p>
      </Stack>
    </ConfirmDialog>
  );
}
