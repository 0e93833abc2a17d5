import { daysLabel } from '@widya/contract/time/ranges';
import { lazy, Suspense } from 'react';
import { SkeletonArea, SkeletonText } from '../feedback/skeleton.tsx';
import { FilterChip } from './filter-chip.tsx';

/** Lazy, because a list without a chosen day needs no date fields. */
const DaysForm = lazy(() => import('./date-filter/days-form.tsx').then((module) => ({ default: module.DaysForm })));

/** First and last day, YYYY-MM-DD; empty when unlimited. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DateFilterProps {
  /** Label; default 'Tanggal'. */
  label?: string | undefined;
  /** First and last day. */
  value: Days;
  /** Called with both days when they are applied. */
  onChange: (days: Days) => void;
}

/** Filters a list by a range of days in WIB, both included. */
export function DateFilter({ label = 'Tanggal', value, onChange }: DateFilterProps) {
  return (
    <FilterChip label={label} value={daysLabel(value)} onClear={() => onChange({ from: '', to: '' })}>
      {(close) => (
        <Suspense
          fallback={
            <SkeletonArea>
              <SkeletonText lines={4} />
            </SkeletonArea>
          }
        >
          <DaysForm
            start={value}
            onApply={(days) => {
              onChange(days);
              close();
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  );
}
