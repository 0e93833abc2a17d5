import { listClasses } from '@widya/contract/classes';
import { DASHBOARD_READS } from '@widya/contract/dashboard-reads';
import type { CallAnswer, CallInput } from '@widya/contract/endpoint';
import type { Feedback, FeedbackSummary } from '@widya/contract/feedback';
import * as feedback from '@widya/contract/feedback';
import type { feedbackSchemas } from '@widya/contract/feedback.schemas';
import { call, download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof feedbackSchemas;
export type FeedbackPage = PageOf<CallAnswer<Schemas['listClassFeedback']>>;
export type ClassFeedbackPage = PageOf<CallAnswer<Schemas['listFeedbackByClass']>>;

/** Filters of the feedback about a class and its export. */
type FeedbackFilters = NonNullable<CallInput<Schemas['exportClassFeedback']>['query']>;

export type FeedbackPageQuery = FeedbackFilters & Listing & { readonly sort?: string | undefined };
export type ClassFeedbackQuery = Listing & { readonly sort?: string | undefined };

/** One page of the feedback on a class; null loads nothing. */
export const useFeedbackPage = (code: string | null, query: FeedbackPageQuery): Query<FeedbackPage> =>
  useQuery<Schemas['listClassFeedback'], FeedbackPage>(
    feedback.listClassFeedback,
    code === null ? null : { params: { code }, query: { ...query } },
  );

/** Counts, averages and distributions of the feedback on a class; null loads nothing. */
export const useFeedbackSummary = (code: string | null): Query<FeedbackSummary> =>
  useQuery(feedback.readFeedbackSummary, code === null ? null : { params: { code } });

/** One page of other classes with feedback; null loads nothing. */
export const useFeedbackComparison = (code: string | null, query: ClassFeedbackQuery): Query<ClassFeedbackPage> =>
  useQuery<Schemas['compareClassFeedback'], ClassFeedbackPage>(
    feedback.compareClassFeedback,
    code === null ? null : { params: { code }, query: { ...query } },
  );

/** One page of all classes with feedback; null loads nothing. */
export const useFeedbackByClass = (query: ClassFeedbackQuery | null): Query<ClassFeedbackPage> =>
  useQuery<Schemas['listFeedbackByClass'], ClassFeedbackPage>(
    feedback.listFeedbackByClass,
    query && { query: { ...query } },
  );

/** `laporan-umpan-balik.csv` of the filtered feedback; pass it to `saveFile`. @throws ApiError */
export const exportClassFeedback = (code: string, filters: FeedbackFilters): Promise<DownloadedFile> =>
  download(feedback.exportClassFeedback, { params: { code }, query: { ...filters }, timeout: 60_000 });

/** Actions on feedback. Each rejects with an ApiError and updates the cached lists. */
export function useFeedbackActions() {
  const write = useWrite([listClasses, ...DASHBOARD_READS]);
  return {
    /** Hides or restores; idempotent. */
    setActive: (id: number, active: boolean) =>
      write(
        call(feedback.setFeedbackActive, { params: { id }, body: { active: active ? 1 : 0 } }),
        onRow(id, (row) => ({ ...row, active: active ? 1 : 0 })),
      ),
    /** @throws ApiError with VERSION_CONFLICT (carries the current record) */
    note: (id: number, note: string, version: number) =>
      write(call(feedback.noteFeedback, { params: { id }, body: { note, version } })),
  };
}

// The write also covers other lists of the class, whose rows may have the same id; only those of feedback have
// /feedbacks in their address.
const onRow = (id: number, change: (row: Feedback) => Feedback) => (answer: unknown, url: string) =>
  url.includes('/feedbacks') ? changeRows<Feedback>(answer, (row) => (row.id === id ? change(row) : row)) : answer;
