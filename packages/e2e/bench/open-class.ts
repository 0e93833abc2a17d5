import type { Client } from './api/client.ts';

const DAY_MS = 86_400_000;

interface NewClass {
  readonly name: string;
  /** Number of seats; 0 for no limit. */
  readonly quota: number;
  readonly startsInDays: number;
  readonly registrationEndsInDays: number;
}

/** Publishes a free class that people can register for now. @returns its code. @throws Error when that is refused. */
export async function openClass(
  { url, call, headers }: Client,
  { name, quota, startsInDays, registrationEndsInDays }: NewClass,
): Promise<string> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const { data } = await call<{ data: { code: string } }>('/v1/class', {
    name,
    topic_code: '0',
    price: 0,
    quota,
    start_time: at(startsInDays),
    end_time: at(startsInDays + 0.1),
    registration_start_time: at(-1),
    registration_end_time: at(registrationEndsInDays),
  });
  const answer = await fetch(`${url}/v1/class/${data.code}/publishStatus/toggle`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ publish_status: 'OPEN' }),
  });
  if (!answer.ok) throw new Error(`A class could not be published: ${answer.status}`);
  return data.code;
}
