import type { Topic } from '@widya/contract/topics';

/** Topics whose name or code holds every word of the search; deleted ones last. There are tens of them, so the browser looks. */
export function searchTopics(topics: readonly Topic[], search: string): readonly Topic[] {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  return topics
    .filter(({ name, code }) => {
      const text = `${name} ${code}`.toLocaleLowerCase('id');
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => b.active - a.active || a.name.localeCompare(b.name, 'id'));
}
