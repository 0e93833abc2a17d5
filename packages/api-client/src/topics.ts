import { listClasses } from '@widya/contract/classes';
import type { CallAnswer } from '@widya/contract/endpoint';
import type { NewTopic, Topic } from '@widya/contract/topics';
import * as topics from '@widya/contract/topics';
import type { topicSchemas } from '@widya/contract/topics.schemas';
import { call } from './api.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof topicSchemas)['listTopics'];

export interface TopicPageQuery extends Listing {
  readonly sort?: string | undefined;
  /** `1` lists active topics, `0` deleted ones; both when left out. */
  readonly active?: '1' | '0' | undefined;
}

export type TopicPage = PageOf<CallAnswer<ListSchemas>>;

/** One page of topics. */
export const useTopicPage = (query: TopicPageQuery | null): Query<TopicPage> =>
  useQuery<ListSchemas, TopicPage>(topics.listTopics, query && { query: { ...query } });

/** All topics by name, as options; null loads nothing. There are only tens of them. */
export const useTopics = (query: { readonly active?: '1' | '0' } | null = {}): Query<readonly Topic[]> =>
  useQuery<ListSchemas, readonly Topic[]>(topics.listTopics, query && { query });

/** Actions on topics. Each rejects with an ApiError and updates the cached lists. */
export function useTopicActions() {
  const write = useWrite([topics.listTopics, listClasses]);
  return {
    /** An omitted or empty code becomes a random one. */
    create: (body: NewTopic) => write(call(topics.createTopic, { body })),
    rename: (code: string, name: string, version: number) =>
      write(call(topics.updateTopic, { params: { code }, body: { name, version } })),
    /** Soft delete. */
    hide: (code: string) => write(call(topics.hideTopic, { params: { code } }), withActive(code, 0)),
    /** Restores. Refused with a 409 after a concurrent change. */
    activate: (code: string) =>
      write(
        call(topics.activateTopic, { params: { code }, body: { active: true, expected_status: false } }),
        withActive(code, 1),
      ),
  };
}

const withActive = (code: string, active: 0 | 1) => (answer: unknown) =>
  changeRows<Topic>(answer, (row) => (row.code === code ? { ...row, active } : row));
