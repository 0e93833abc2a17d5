import type { ClassRow } from '@widya/contract/classes';
import { TEXTS } from '../texts.ts';

/** Name of the topic; a deleted topic stays visible on its classes. */
export function topicLabel({ topic_name, topic_active }: Pick<ClassRow, 'topic_name' | 'topic_active'>): string {
  if (topic_name === null) return TEXTS.noTopic;
  return topic_active === 0 ? `${topic_name} ${TEXTS.deletedTopic}` : topic_name;
}
