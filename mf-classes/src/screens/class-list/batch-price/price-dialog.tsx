import { useClassActions } from '@widya/api-client/classes';
import { BatchPriceDialog } from '@widya/record-kit/batch-price/batch-price-dialog';
import { PRICE_TEXTS } from './texts.ts';
import { usePricedClasses } from './use-priced-classes.ts';

/** 'Ubah Harga Kelas Mendatang'. Source: A-122. */
export function PriceDialog({ onClose }: { readonly onClose: () => void }) {
  const { updatePrices } = useClassActions();
  return <BatchPriceDialog labels={PRICE_TEXTS} usePriced={usePricedClasses} write={updatePrices} onClose={onClose} />;
}
