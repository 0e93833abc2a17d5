import type { Priced } from './priced.ts';

/** Records that contain every word of the search. */
export function search(items: readonly Priced[], query: string): readonly Priced[] {
  const words = query.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ searched }) => {
    const text = searched.toLocaleLowerCase('id');
    return words.every((word) => text.includes(word));
  });
}
