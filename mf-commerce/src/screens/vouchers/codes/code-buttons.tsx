import { Button } from '@widya/design-system/button';
import { copyText } from '@widya/design-system/copy-text';
import type { Selection } from '@widya/design-system/data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { CopyIcon, PrinterIcon } from '@widya/design-system/icon';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { printCodes } from '../../../features/print-codes/print-codes.ts';
import type { VoucherListState } from '../list.ts';
import { VOUCHERS_TEXTS as texts } from '../texts.ts';
import { chosenCodes } from './chosen-codes.ts';

interface CodeButtonsProps {
  readonly selection: Selection;
  readonly count: number;
  readonly state: VoucherListState;
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  if (await copyText(codes.join('\n'))) toast.success(texts.bulkCopied(formatNumber(codes.length)));
  else toast.error(texts.copyFailed);
}

/** Copies or prints the codes of the selected rows. */
export function CodeButtons({ selection, count, state }: CodeButtonsProps) {
  const working = useAction(async (use: (codes: readonly string[]) => void) => {
    try {
      const codes = await chosenCodes(selection, count, state);
      if (codes === null) toast.info(texts.bulkTooMany, { description: texts.bulkTooManyWhy });
      else use(codes);
    } catch (failure) {
      toast.failure(failureOf(failure), () => void working.run(use), texts.otherFailed);
    }
  });
  const button = { size: 'sm', variant: 'inverse', disabled: working.busy } as const;
  return (
    <>
      <Button
        {...button}
        icon={<CopyIcon size={15} aria-hidden />}
        onClick={() => void working.run((codes) => void copyCodes(codes))}
      >
        {texts.bulkCopy}
      </Button>
      <Button
        {...button}
        icon={<PrinterIcon size={15} aria-hidden />}
        onClick={() => void working.run((codes) => printCodes(texts.title, codes))}
      >
        {texts.bulkPrint}
      </Button>
    </>
  );
}
