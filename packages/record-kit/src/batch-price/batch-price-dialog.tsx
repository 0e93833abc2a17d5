import type { Query } from '@widya/api-client/query';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { CircleCheckIcon } from '@widya/design-system/icon';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { PickStep } from './pick-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { PriceFooter } from './price-footer.tsx';
import type { NewPrice, Priced, PriceLabels } from './priced.ts';
import { PRICE_TEXTS as texts } from './texts.ts';
import { useBatchPrice } from './use-batch-price.ts';

interface BatchPriceDialogProps {
  readonly labels: PriceLabels;
  /** Loads the options when the dialog opens. */
  readonly usePriced: () => Query<readonly Priced[]>;
  /** Changes the prices and returns the changes. A refusal with a message about `price` shows that message. */
  readonly write: (price: NewPrice) => Promise<{ readonly changes: readonly unknown[] }>;
  readonly onClose: () => void;
}

/** One price for several classes or courses: choose, preview, change. Source: D46. */
export function BatchPriceDialog({ labels, usePriced, write, onClose }: BatchPriceDialogProps) {
  const change = useBatchPrice(write);
  useUnsavedWork(change.dirty);
  const { requestClose, question } = useCloseGuard({
    dirty: change.dirty,
    busy: change.busy,
    onClose,
    // Closing must not save, because changes need the preview.
    onSave: null,
  });
  if (change.step === 'done')
    return (
      <Dialog
        open
        onClose={onClose}
        title={labels.title}
        size="sm"
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <EmptyState
          size="sm"
          icon={<CircleCheckIcon size={22} />}
          title={texts.doneTitle}
          description={texts.done(change.changed)}
        />
      </Dialog>
    );
  const isPreview = change.step === 'preview';
  return (
    <>
      <Dialog
        open
        onClose={requestClose}
        title={isPreview ? texts.previewTitle : labels.title}
        size="lg"
        locked={change.busy}
        footer={<PriceFooter change={change} onClose={requestClose} />}
      >
        {isPreview ? (
          <PreviewStep change={change} />
        ) : (
          <PickStep change={change} labels={labels} usePriced={usePriced} />
        )}
      </Dialog>
      {question}
    </>
  );
}
