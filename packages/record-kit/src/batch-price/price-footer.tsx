import { Button } from '@widya/design-system/button';
import { PRICE_TEXTS as texts } from './texts.ts';
import type { useBatchPrice } from './use-batch-price.ts';

interface PriceFooterProps {
  readonly change: ReturnType<typeof useBatchPrice>;
  readonly onClose: () => void;
}

/** Buttons by step; changes need the preview. */
export function PriceFooter({ change, onClose }: PriceFooterProps) {
  if (change.step === 'pick')
    return (
      <>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" onClick={change.showPreview}>
          {texts.preview}
        </Button>
      </>
    );
  const changes = change.preview.changes.length;
  return (
    <>
      <Button onClick={change.back} disabled={change.busy}>
        {texts.back}
      </Button>
      {changes > 0 && (
        <Button variant="primary" onClick={change.save} loading={change.busy}>
          {texts.confirm(changes)}
        </Button>
      )}
    </>
  );
}
