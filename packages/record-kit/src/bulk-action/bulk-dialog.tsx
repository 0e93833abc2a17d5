import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import type { ComponentProps, ReactNode } from 'react';
import { BulkPreview, type CountedBulk } from './bulk-preview.tsx';
import { DIALOG_TEXTS as texts } from './texts.ts';

interface BulkDialogProps {
  readonly title: string;
  /** Describes the selected rows. */
  readonly description: string;
  /** Label of the button that runs the action, with the number of rows it changes. */
  readonly runLabel: string;
  readonly isDangerous: boolean;
  /** Input for the action, above its preview. */
  readonly children?: ReactNode;
  readonly counted: CountedBulk | null;
  readonly preview: { readonly error: unknown; readonly isOld: boolean; readonly retry: () => void };
  /** Number of rows that would change; the action cannot run with 0. */
  readonly changes: number;
  readonly busy: boolean;
  /** Whether there is input that a press beside the dialog must not lose. */
  readonly isDirty?: boolean;
  readonly failure: ComponentProps<typeof FailureBanner>['failure'];
  readonly onRun: () => void;
  readonly onClose: () => void;
}

/** Dialog of a bulk action: shows its effects, and runs it only after counting. */
export function BulkDialog({ title, description, runLabel, isDangerous, children, counted, ...rest }: BulkDialogProps) {
  const { preview, changes, busy, isDirty = false, failure, onRun, onClose } = rest;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      locked={isDirty || busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            loading={busy}
            disabled={changes === 0 || preview.isOld || Boolean(preview.error)}
            onClick={onRun}
          >
            {runLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        {children}
        <BulkPreview counted={counted} error={preview.error} onRetry={preview.retry} />
      </Stack>
    </Dialog>
  );
}
