import { ApiError } from '@widya/api-client/api-error';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { previewPrices } from './price-preview.ts';
import type { NewPrice, Priced } from './priced.ts';
import { PRICE_MAX, PRICED_MAX, PRICE_TEXTS as texts } from './texts.ts';

type PriceStep = 'pick' | 'preview' | 'done';

/**
 * State of the three steps: choose, preview, result. Choice and price are kept across steps and after a refusal.
 * @param write changes the prices and returns the changes.
 */
export function useBatchPrice(write: (price: NewPrice) => Promise<{ readonly changes: readonly unknown[] }>) {
  const [step, setStep] = useState<PriceStep>('pick');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Priced>>(new Map());
  const [price, setPrice] = useState<number | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [changed, setChanged] = useState(0);
  const preview = previewPrices([...chosen.values()], price ?? 0);
  const saving = useAction(async () => {
    const answer = await write({ ids: preview.changes.map(({ item }) => item.id), price: price ?? 0 });
    setChanged(answer.changes.length);
    setStep('done');
  });
  const messages = {
    chosen: chosen.size === 0 ? texts.chooseOne : chosen.size > PRICED_MAX ? texts.tooMany : null,
    price: price === null ? texts.enterPrice : price > PRICE_MAX ? texts.tooDear : null,
  };
  return {
    step,
    chosen,
    price,
    preview,
    changed,
    busy: saving.busy,
    failure: saving.failure,
    /** The API's message about the price, which must not be below the struck-through one (D29). */
    refusedPrice: saving.failure instanceof ApiError ? (saving.failure.errors.price ?? null) : null,
    errors: attempted ? messages : { chosen: null, price: null },
    dirty: step !== 'done' && (chosen.size > 0 || price !== null),
    setPrice,
    choose: (items: readonly Priced[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const item of items) {
          if (on) next.set(item.id, item);
          else next.delete(item.id);
        }
        return next;
      }),
    showPreview: () => {
      setAttempted(true);
      if (!messages.chosen && !messages.price) setStep('preview');
    },
    back: () => {
      saving.forget();
      setStep('pick');
    },
    save: () => void saving.run(),
  };
}
