import type { ParticipantBulkAnswer } from '@widya/contract/participants-bulk';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { BULK_TEXTS as texts } from './texts.ts';

/** Longer lists are truncated; the total is shown. */
const SHOWN = 50;

interface SkippedDialogProps {
  readonly skipped: ParticipantBulkAnswer['skipped'];
  readonly onClose: () => void;
}

/** People whom a bulk action did not change, with the reasons. */
export function SkippedDialog({ skipped, onClose }: SkippedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.resultTitle}
      description={texts.skipped(skipped.length)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="3">
        <KeyValueList
          items={skipped.slice(0, SHOWN).map(({ id, full_name, reason }) => ({
            label: `${full_name} (${id})`,
            value: reason,
          }))}
        />
        {skipped.length > SHOWN && <Muted>{texts.more(skipped.length - SHOWN)}</Muted>}
      </Stack>
    </Dialog>
  );
}
