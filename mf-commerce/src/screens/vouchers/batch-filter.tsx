import { useVoucherBatches } from '@widya/api-client/vouchers';
import { formatDateTime } from '@widya/contract/time/texts';
import type { VoucherBatch } from '@widya/contract/vouchers';
import { formatNumber } from '@widya/design-system/formats/number';
import { SearchFilter } from '@widya/record-kit/list/search-filter';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

const optionOf = ({ batch_id, name, created_at, count }: VoucherBatch) => ({
  value: batch_id,
  label: texts.batchOf(name, formatDateTime(created_at), formatNumber(count)),
});
const optionsOf = (batches: readonly VoucherBatch[]) => batches.map(optionOf);
const useBatches = (q: string) => useVoucherBatches(q === '' ? {} : { q });

interface BatchFilterProps {
  readonly value: string;
  readonly onChange: (batchId: string) => void;
}

/** Filters the list by batch, found by its name or one of its codes. */
export function BatchFilter({ value, onChange }: BatchFilterProps) {
  const chosen = useVoucherBatches(value === '' ? null : { batch_id: value }).data?.find(
    ({ batch_id }) => batch_id === value,
  );
  return (
    <SearchFilter
      label={texts.batchFilter}
      all={texts.allBatches}
      value={value}
      chosen={chosen ? optionOf(chosen).label : value}
      useFound={useBatches}
      optionsOf={optionsOf}
      onChange={onChange}
    />
  );
}
