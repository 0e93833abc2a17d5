import { type Registered, registrationForm } from '../../support/visitors.ts';
import { openClass } from '../open-class.ts';
import { arrivalsOf, runArrivals } from './arrivals.ts';
import { openCallRecord } from './call-record.ts';
import { type Load, missingOf, type Run } from './load.ts';
import { timedCall } from './timed-call.ts';

/** How long people wait for a code: as long as it is valid. */
const CODE_MS = 900_000;
/** Registrations at the same time in a preparation. */
const SIDE_BY_SIDE = 20;

/** Opens a class that begins so soon that attendance can be noted already. */
const openWebinar = (load: Load): Promise<string> =>
  openClass(load.client, {
    name: `Webinar ukur ${Date.now().toString(36)}`,
    quota: 0,
    startsInDays: 0.04,
    registrationEndsInDays: 0.04,
  });

/**
 * Registers a person as the site does: a code for the address, the code from the mail, the form.
 * @returns the ticket; null when a call failed or no code came
 */
async function register(load: Load, code: string, n: number, plannedAt: number): Promise<string | null> {
  const { record, installation } = load;
  const { url, surroundings } = installation;
  const email = `${code.toLowerCase()}-${n}@uji.example`;
  const arriving = surroundings.codeFor(email);
  arriving.catch(() => undefined);
  const post = <T>(step: string, address: string, body: object, dueAt: number, token?: string) =>
    timedCall<T>(record, { step, method: 'POST', url: url + address, caller: n, body, dueAt, token });
  const codes = '/v1/public/address_codes';
  const asked = await post<{ challenge: string }>(
    'request code',
    codes,
    { email, return_to: `/daftar/${code}` },
    plannedAt,
  );
  if (asked === null) return null;
  const askedAt = performance.now();
  const mailed = await arriving.catch(() => null);
  record.add('mail with code', performance.now() - askedAt, mailed === null ? 'never' : null);
  if (mailed === null) return null;
  const { challenge } = asked;
  const proof = await post<{ token: string }>(
    'confirm code',
    `${codes}/confirm`,
    { challenge, code: mailed },
    performance.now(),
  );
  if (proof === null) return null;
  const form = registrationForm(`Peserta Webinar ${n}`);
  const address = `/v1/public/class/${code}/registrations`;
  const registered = await post<Registered>('register', address, form, performance.now(), proof.token);
  return registered?.ticket ?? null;
}

/** The webinar: people arrive, prove their address and register. */
export async function prepareWebinar(load: Load): Promise<Run> {
  const code = await openWebinar(load);
  return async () => {
    let completed = 0;
    const lost = setTimeout(load.installation.surroundings.endWaiting, load.scenario.seconds * 1_000 + CODE_MS);
    const seconds = await runArrivals(arrivalsOf(load.scenario), async (n, plannedAt) => {
      if ((await register(load, code, n, plannedAt)) !== null) completed += 1;
    });
    clearTimeout(lost);
    return { seconds, completed, missing: missingOf('registrations', load.scenario.people, completed) };
  };
}

/** Registers the people of a class a few at a time, without a record. @returns their tickets */
async function ticketsOf(load: Load, code: string, people: number): Promise<readonly string[]> {
  const unrecorded = { ...load, record: openCallRecord() };
  const tickets: string[] = [];
  for (let from = 0; from < people; from += SIDE_BY_SIDE) {
    const some = Array.from({ length: Math.min(SIDE_BY_SIDE, people - from) }, (_, n) =>
      register(unrecorded, code, from + n, performance.now()),
    );
    tickets.push(...(await Promise.all(some)).filter((ticket) => ticket !== null));
  }
  if (tickets.length < people) throw new Error(`Only ${tickets.length} of ${people} people could be registered`);
  return tickets;
}

/** Attendance: people open the link of their ticket and note that they are there. */
export async function preparePresence(load: Load): Promise<Run> {
  const { record, installation, scenario } = load;
  const code = await openWebinar(load);
  const tickets = await ticketsOf(load, code, scenario.people);
  const url = `${installation.url}/v1/public/class/${code}/presence`;
  return async () => {
    let completed = 0;
    const seconds = await runArrivals(arrivalsOf(scenario), async (n, dueAt) => {
      const ticket = tickets[n] ?? '';
      const read = { step: 'read attendance', method: 'GET', caller: n, dueAt } as const;
      const own = await timedCall(record, { ...read, url: `${url}?ticket=${encodeURIComponent(ticket)}` });
      if (own === null) return;
      const note = { step: 'note attendance', method: 'POST', caller: n, dueAt: performance.now() } as const;
      if ((await timedCall(record, { ...note, url, body: { ticket } })) !== null) completed += 1;
    });
    return { seconds, completed, missing: missingOf('attendances', scenario.people, completed) };
  };
}
