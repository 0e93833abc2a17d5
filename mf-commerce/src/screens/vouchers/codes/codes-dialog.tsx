import { saveFile } from '@widya/api-client/save-file';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { csvFile } from '@widya/design-system/exports/csv';
import { Field } from '@widya/design-system/field';
import { formatNumber } from '@widya/design-system/formats/number';
import { DownloadIcon, PrinterIcon } from '@widya/design-system/icon';
import { Inline, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { useRef } from 'react';
import { printCodes } from '../../../features/print-codes/print-codes.ts';
import type { CreatedVouchers } from '../create/use-create.ts';
import { CODES_TEXTS as texts } from './texts.ts';

async function saveCodes({ name, codes }: CreatedVouchers): Promise<void> {
  const blob = await csvFile([texts.columns, ...codes.map((code) => [name, code])]);
  saveFile({ blob, fileName: texts.fileName });
  toast.success(texts.downloaded);
}

// A list of codes is scrolled; other text areas grow with their text.
const FixedSize = styled(Stack, { base: { '& textarea': { fieldSizing: 'fixed' } } });

interface CodesDialogProps {
  readonly created: CreatedVouchers;
  /** Filters the list by a batch. */
  readonly onBatch: (batchId: string) => void;
  readonly onClose: () => void;
}

/** The codes of new vouchers, to copy, print or save. */
export function CodesDialog({ created, onBatch, onClose }: CodesDialogProps) {
  const { name, codes, batchId } = created;
  const done = useRef<HTMLButtonElement>(null);
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.created(formatNumber(codes.length), name)}
      initialFocus={done}
      footer={
        <>
          {batchId !== null && <Button onClick={() => onBatch(batchId)}>{texts.toBatch}</Button>}
          <Button ref={done} variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Inline>
          <CopyButton variant="secondary" value={text} label={texts.copy} />
          <Button size="sm" icon={<PrinterIcon size={15} aria-hidden />} onClick={() => printCodes(name, codes)}>
            {texts.print}
          </Button>
          <Button size="sm" icon={<DownloadIcon size={15} aria-hidden />} onClick={() => void saveCodes(created)}>
            {texts.download}
          </Button>
        </Inline>
        <Field label={texts.label}>
          <FixedSize>
            <Textarea readOnly value={text} rows={Math.min(12, codes.length + 1)} />
          </FixedSize>
        </Field>
      </Stack>
    </Dialog>
  );
}
