import type { Selection } from '@widya/design-system/data-table';

/** Selected rows: ticked ones, or all that match the filters except those unticked afterwards. */
export interface BulkTarget<Filter> {
  readonly ids?: number[];
  readonly filter?: Filter;
  readonly except?: number[];
}

/**
 * The table's selection in the API's format: filters with exceptions when all matching rows are selected, otherwise
 * ids.
 */
export function targetOf<Filter>({ all, keys }: Selection, filter: Filter): BulkTarget<Filter> {
  const ids = [...keys].map(Number);
  if (!all) return { ids };
  return { filter, ...(ids.length > 0 && { except: ids }) };
}
