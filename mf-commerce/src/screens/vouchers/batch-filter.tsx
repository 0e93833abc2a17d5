import { useVoucherBatches } from '@widya/api-client/vouchers';
import { formatDateTime } from '@widya/contract/time/texts';
import type { VoucherBatch } from '@widya/contract/vouchers';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { formatNumber } from '@widya/design-system/formats/number';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

const optionOf = ({ batch_id, name, created_at, count }: VoucherBatch) => ({
  value: batch_id,
  label: texts.batchOf(name, formatDateTime(created_at), formatNumber(count)),
});

interface BatchFilterProps {
  readonly value: string;
  readonly onChange: (batchId: string) => void;
}

/** Filters the list by batch. */
export function BatchFilter(props: BatchFilterProps) {
  const { data, error, retry } = useVoucherBatches();
  if (!data && error)
    return (
      <Button size="sm" onClick={retry}>
        {texts.retryBatches}
      </Button>
    );
  return <ChoiceFilter label={texts.batchFilter} options={(data ?? []).map(optionOf)} {...props} />;
}
