import type { ClassRow } from '@widya/contract/classes';

/** Classes whose name, code, topic or speaker hold every word of the search. */
export function searchClasses(classes: readonly ClassRow[], search: string): readonly ClassRow[] {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  if (words.length === 0) return classes;
  return classes.filter(({ name, code, topic_name, speaker }) => {
    const text = `${name} ${code} ${topic_name ?? ''} ${speaker ?? ''}`.toLocaleLowerCase('id');
    return words.every((word) => text.includes(word));
  });
}
