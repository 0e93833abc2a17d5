import type { Topic } from '@widya/contract/topics';
import { TEXTS } from '../texts.ts';
import { searchTopics } from '../topics/topic-search.ts';

/** Options: all topics that are in use or active. A deleted topic without classes is omitted. */
export function topicOptions(topics: readonly Topic[]) {
  const found = searchTopics(topics, '')
    .filter(({ active, class_count }) => active === 1 || class_count > 0)
    .map(({ code, name, active }) => ({
      value: code,
      label: active === 1 ? name : `${name} ${TEXTS.deletedTopic}`,
      keywords: code,
    }));
  return [{ value: '', label: TEXTS.allTopics }, ...found];
}
