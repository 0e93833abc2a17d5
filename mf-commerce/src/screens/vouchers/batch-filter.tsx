import { useVoucherBatches } from '@widya/api-client/vouchers';
import { formatDateTime } from '@widya/contract/time/texts';
import type { VoucherBatch } from '@widya/contract/vouchers';
import { ChoiceList } from '@widya/design-system/choice-list';
import { FilterChip } from '@widya/design-system/filter-chip';
import { formatNumber } from '@widya/design-system/formats/number';
import { pendingOptions } from '@widya/record-kit/list/pending-options';
import { useState } from 'react';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

const ALL = { value: '', label: texts.allBatches } as const;

const optionOf = ({ batch_id, name, created_at, count }: VoucherBatch) => ({
  value: batch_id,
  label: texts.batchOf(name, formatDateTime(created_at), formatNumber(count)),
});

interface BatchFilterProps {
  readonly value: string;
  readonly onChange: (batchId: string) => void;
}

function BatchSearch({ value, onChange }: BatchFilterProps) {
  const [q, setQ] = useState('');
  const found = useVoucherBatches(q === '' ? {} : { q });
  const options = (found.data ?? []).map(optionOf);
  return (
    <ChoiceList
      label={texts.batchFilter}
      options={q === '' ? [ALL, ...options] : options}
      value={value}
      onChoose={onChange}
      onSearch={setQ}
      instead={pendingOptions(found)}
    />
  );
}

/** Filters the list by batch, found by its name or one of its codes. */
export function BatchFilter({ value, onChange }: BatchFilterProps) {
  const chosen = useVoucherBatches(value === '' ? null : { batch_id: value }).data?.find(
    ({ batch_id }) => batch_id === value,
  );
  return (
    <FilterChip label={texts.batchFilter} value={chosen ? optionOf(chosen).label : value} onClear={() => onChange('')}>
      {(close) => (
        <BatchSearch
          value={value}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
