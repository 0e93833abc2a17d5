import type { Syllabus } from '@widya/contract/chapters';
import type { AccountName } from './accounts.ts';
import { callAs, classPage } from './api.ts';

interface Listed<T> {
  readonly data: readonly T[];
}

/** Values for the parameters of routes. */
export interface DemoRecords {
  readonly class: string;
  /** A class that has questions. */
  readonly classWithQuestions: string;
  readonly course: string;
  readonly chapter: string;
  readonly event: string;
  readonly stream: string;
  /** A participant of the class. */
  readonly person: string;
}

/** Returns the address of a published event, because the links of an unpublished one are broken. */
async function publishedEvent(account: AccountName): Promise<string> {
  const { data: events } = await callAs<Listed<{ readonly event_url: string; readonly publish_status: string }>>(
    account,
    '/v2/events?page=1&per_page=50',
  );
  return events.find(({ publish_status }) => publish_status === 'OPEN')?.event_url ?? '';
}

/** Returns the records of the demo data with the most content, among those that the account may see. */
export async function demoRecords(account: AccountName): Promise<DemoRecords> {
  const first = async <T>(path: string): Promise<T | undefined> => (await callAs<Listed<T>>(account, path)).data[0];
  const { data: classes } = await classPage(account, 'tab=archive');
  const busiest = classes.toSorted((a, b) => b.metrics.accepted - a.metrics.accepted)[0]?.code ?? '';
  const course = (await first<{ id: number }>('/v1/course?page=1&per_page=1&sort=-accepted'))?.id ?? 0;
  const { chapters } = await callAs<Syllabus>(account, `/v1/course_chapter/${course}/course`);
  const registered = await first<{ member: { id: number } }>(`/v1/class/${busiest}/participants?page=1&per_page=1`);
  // An instructor may list neither events nor streams, and has no screens for them.
  const isAdmin = account !== 'instructor';
  return {
    class: busiest,
    course: String(course),
    chapter: String(chapters[0]?.id ?? 0),
    event: isAdmin ? await publishedEvent(account) : '',
    person: String(registered?.member.id ?? 0),
    stream: (isAdmin && (await first<{ code: string }>('/v1/liveStreaming?page=1&per_page=1'))?.code) || '',
    classWithQuestions:
      (isAdmin && (await first<{ code: string }>('/v1/questions/classes?page=1&per_page=1'))?.code) || busiest,
  };
}
