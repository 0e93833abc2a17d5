import { type PageQuery, rowWindow } from '../http/listing.ts';
import { searchTerms } from './search-terms.ts';

interface ListedClass {
  /** Null for a deleted class. */
  readonly class_code: string | null;
  readonly class_name: string;
}

/**
 * A page of the classes whose name or code contains each word of the search. Grouping their rows reads the whole table
 * anyway, so that all classes are at hand and a cached list can be searched too.
 */
export function pageOfClasses<Row extends ListedClass>(
  classes: readonly Row[],
  query: PageQuery & { readonly q?: string | undefined },
): { rows: Row[]; total: number } {
  const terms = searchTerms(query.q?.toLowerCase());
  const found = classes.filter(({ class_code, class_name }) => {
    const texts = [class_name, class_code ?? ''].map((text) => text.toLowerCase());
    return terms.every((term) => texts.some((text) => text.includes(term)));
  });
  const { limit, offset } = rowWindow(query);
  return { rows: found.slice(offset, offset + limit), total: found.length };
}
