import type { Topic } from '@widya/contract/topics';

/**
 * Topics that contain every word of the search in name or code; deleted ones last. Searched in the browser, since there
 * are only tens.
 */
export function searchTopics(topics: readonly Topic[], search: string): readonly Topic[] {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  return topics
    .filter(({ name, code }) => {
      const text = `${name} ${code}`.toLocaleLowerCase('id');
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => b.active - a.active || a.name.localeCompare(b.name, 'id'));
}
