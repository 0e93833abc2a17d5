import type { NewTopic, Topic } from '@widya/contract/topics';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';

export interface TopicValues {
  readonly name: string;
  /** Empty for a random code; fixed once the topic exists. */
  readonly code: string;
}

/** The form of a topic. Source: A-151, D32, D307. */
export const TOPIC_FORM: RecordDefinition<TopicValues, Topic, NewTopic> = {
  blank: { name: '', code: '' },
  valuesOf: ({ name, code }) => ({ name, code }),
  bodyOf: ({ name, code }) => ({ name: name.trim(), code: code.trim() }),
  schema: async () => (await import('@widya/contract/topics.schemas')).topicSchemas.createTopic.body,
  labels: { name: 'Nama topik', code: 'Kode' },
};
