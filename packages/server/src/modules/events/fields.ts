import type { eventSchemas } from '@widya/contract/events.schemas';
import type { z } from 'zod';
import { fileProblem, linkProblem } from '../../platform/addresses/links.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { cleanRichText } from '../../platform/text/rich-text.ts';
import type { EventRow, SessionRow } from './present.ts';

type Body = z.output<(typeof eventSchemas)['updateSingleSessionEvent']['body']>;
export type EventInput = NonNullable<Body['event']>;
export type SessionInput = NonNullable<Body['session']>;

/** The fields that were sent. */
const sent = <T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const textOf = (text: string | null | undefined): string | undefined => (text === undefined ? undefined : (text ?? ''));
const richTextOf = (text: string | null | undefined): string | undefined =>
  text === undefined ? undefined : cleanRichText(text ?? '');
const addressOf = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
const momentOf = (text: string | null | undefined): Date | null | undefined =>
  text === undefined || text === null ? text : new Date(text);

/** Columns of an event that a body writes: an allow-list (S12). */
export const eventColumns = (input: EventInput): Partial<EventRow> =>
  sent({
    name: input.name,
    type: input.type,
    event_url: input.event_url,
    venue: textOf(input.venue),
    description: richTextOf(input.description),
    short_description: textOf(input.short_description),
    color_dark: input.color_dark,
    color_primary: input.color_primary,
    event_banner_url: addressOf(input.event_banner_url),
    event_icon_url: addressOf(input.event_icon_url),
    additional_information: input.additional_information,
    required_visitor_information: input.required_visitor_information,
  });

/** Columns of a session that a body writes: an allow-list (S12). */
export const sessionColumns = (input: SessionInput): Partial<SessionRow> =>
  sent({
    name: input.name,
    description: richTextOf(input.description),
    start_time: momentOf(input.start_time),
    end_time: momentOf(input.end_time),
    banner_url: addressOf(input.banner_url),
    session_speaker: textOf(input.session_speaker),
    price: input.price,
    quota: input.quota === undefined ? undefined : input.quota <= 0 ? null : input.quota,
    online_payment: input.online_payment,
    allow_registration: input.allow_registration,
    additional_information: input.additional_information,
  });

/** Addresses of the files of an event and its session. */
export const filesIn = (event: Partial<EventRow>, session: Partial<SessionRow>): string[] =>
  [event.event_banner_url, event.event_icon_url, session.banner_url].filter((url) => url !== null && url !== undefined);

type Problems = Readonly<Record<string, string>>;

/** @throws ApiFailure 422 when there is a problem. */
function assertNone(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems, Object.values(problems)[0]);
}

/** Addresses that must not be saved as files (S18), by field. @param files addresses by field. */
function fileProblems(files: Readonly<Record<string, string | null | undefined>>): Problems {
  const problems: Record<string, string> = {};
  for (const [field, location] of Object.entries(files)) {
    const problem = location === null || location === undefined ? null : fileProblem(location);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** Dangerous addresses (S18) and times that contradict each other, by field. */
function sessionProblems({ additional_information, banner_url, start_time, end_time }: Partial<SessionRow>): Problems {
  const problems: Record<string, string> = { ...fileProblems({ banner_url }) };
  const { streamingURL } = additional_information ?? {};
  if (typeof streamingURL === 'string' && streamingURL !== '') {
    const problem = linkProblem(streamingURL, { secure: true });
    if (problem !== null) problems['additional_information.streamingURL'] = problem;
  }
  if (start_time && end_time && start_time >= end_time)
    problems.start_time = 'Waktu mulai harus lebih awal dari waktu selesai';
  return problems;
}

/** @throws ApiFailure 422 for dangerous addresses (S18) and times that contradict each other. */
export function assertEventFields(event: Partial<EventRow>, session: Partial<SessionRow>): void {
  const pictures = fileProblems({
    'event.event_banner_url': event.event_banner_url,
    'event.event_icon_url': event.event_icon_url,
  });
  assertNone({ ...pictures, ...ofFirstSession(sessionProblems(session)) });
}

/** @throws ApiFailure 422. */
export const assertSessionFields = (session: Partial<SessionRow>): void => assertNone(sessionProblems(session));

/** Problems of a session under the names that its fields have in the body of an event. */
export const ofFirstSession = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`session.${field}`, problem]));
