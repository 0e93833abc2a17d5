import { useCourseActions } from '@widya/api-client/courses';
import { BatchPriceDialog } from '@widya/record-kit/batch-price/batch-price-dialog';
import { PRICE_TEXTS } from './texts.ts';
import { usePricedCourses } from './use-priced-courses.ts';

/** 'Ubah Harga'. Source: C-007 to C-016. */
export function PriceDialog({ onClose }: { readonly onClose: () => void }) {
  const { updatePrices } = useCourseActions();
  return <BatchPriceDialog labels={PRICE_TEXTS} usePriced={usePricedCourses} write={updatePrices} onClose={onClose} />;
}
