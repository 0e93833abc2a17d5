import type { Selection } from '@widya/design-system/data-table';

/** Who is meant: rows ticked by hand, or all that the filters find but those unticked afterwards. */
export interface BulkTarget<Filter> {
  readonly ids?: number[];
  readonly filter?: Filter;
  readonly except?: number[];
}

/** A choice of the table as the API takes it: the filters for everything found and whom to leave out, else ids. */
export function targetOf<Filter>({ all, keys }: Selection, filter: Filter): BulkTarget<Filter> {
  const ids = [...keys].map(Number);
  if (!all) return { ids };
  return { filter, ...(ids.length > 0 && { except: ids }) };
}
