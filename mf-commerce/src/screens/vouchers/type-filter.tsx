import { VOUCHER_TYPES } from '@widya/contract/voucher-rules';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

const OPTIONS = VOUCHER_TYPES.map((value) => ({ value, label: texts.types[value] }));

interface TypeFilterProps {
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Filters the list by single-use or permanent vouchers. */
export const TypeFilter = (props: TypeFilterProps) => (
  <ChoiceFilter label={texts.typeFilter} options={OPTIONS} {...props} />
);
