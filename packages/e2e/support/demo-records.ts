import { randomUUID } from 'node:crypto';
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
  /** For the superadmin only; others may see none. */
  readonly webhook: string;
}

/** Returns the address of a published event, because the links of an unpublished one are broken. */
async function publishedEvent(account: AccountName): Promise<string> {
  const { data: events } = await callAs<Listed<{ readonly event_url: string; readonly publish_status: string }>>(
    account,
    '/v2/events?page=1&per_page=50',
  );
  return events.find(({ publish_status }) => publish_status === 'OPEN')?.event_url ?? '';
}

/** Returns an inactive webhook, to which nothing is sent. The demo data has none, so the first call makes it. */
async function demoWebhook(): Promise<string> {
  interface Webhook {
    readonly id: number;
    readonly active: boolean;
  }
  const path = '/v1/webhooks';
  const { data: webhooks } = await callAs<Listed<Webhook>>('superadmin', `${path}?page=1&per_page=100`);
  const found = webhooks.find(({ active }) => !active);
  if (found) return String(found.id);
  // Other journeys may make theirs at the same moment, and no two webhooks have the same name.
  const fields = {
    name: `Penerima ${randomUUID()}`,
    url: 'https://penerima.example/masuk',
    events: ['certificate.revoked'],
  };
  const { data: made } = await callAs<{ readonly data: Webhook }>('superadmin', path, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  await callAs('superadmin', `${path}/${made.id}`, { method: 'PATCH', body: JSON.stringify({ active: false }) });
  return String(made.id);
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
    webhook: account === 'superadmin' ? await demoWebhook() : '0',
    stream: (isAdmin && (await first<{ code: string }>('/v1/liveStreaming?page=1&per_page=1'))?.code) || '',
    classWithQuestions:
      (isAdmin && (await first<{ code: string }>('/v1/questions/classes?page=1&per_page=1'))?.code) || busiest,
  };
}
