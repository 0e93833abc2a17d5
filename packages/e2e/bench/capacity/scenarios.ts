/** A part of the people of a scenario, who arrive in a part of its time. */
export interface Wave {
  readonly people: number;
  readonly time: number;
}

/** What a scenario must reach to hold. */
export interface Must {
  /** Greatest 95th percentile of each named call, milliseconds from the planned start. */
  readonly p95: Readonly<Record<string, number>>;
  /** The same for waits that grow with the number of people before one; they shrink with the scale. */
  readonly waits?: Readonly<Record<string, number>>;
  /** Greatest part of calls that fail. */
  readonly errors: number;
  /** All is done at most this many seconds after the last arrival was planned, besides a tenth of the time. */
  readonly late: number;
}

export type ScenarioName = 'lists' | 'webinar' | 'presence' | 'certificates' | 'broadcast';

/** A load of an office, at full scale. */
export interface Scenario {
  readonly name: ScenarioName;
  readonly title: string;
  /** Number of arrivals: calls of staff, people, certificates, mails. */
  readonly people: number;
  readonly seconds: number;
  readonly waves: readonly Wave[];
  readonly must: Must;
}

const EVENLY: readonly Wave[] = [{ people: 1, time: 1 }];

/**
 * The office of `pnpm capacity`: sixty staff, one national webinar, its certificates and a newsletter. Limits are those
 * of docs/product/reliability.md where it has some (L1, L2, L6, L12). A scale shrinks people and time alike, so that
 * rates stay.
 */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'lists',
    title: 'sixty staff open a list every five seconds',
    people: 3_600,
    seconds: 300,
    waves: EVENLY,
    must: { p95: { list: 250 }, errors: 0, late: 5 },
  },
  {
    name: 'webinar',
    title: '10,000 people register in five minutes, four of ten in the first',
    people: 10_000,
    seconds: 300,
    waves: [
      { people: 0.4, time: 0.2 },
      { people: 0.6, time: 0.8 },
    ],
    // The code has to arrive while the person still looks at the page.
    must: {
      p95: { 'request code': 400, 'confirm code': 400, register: 400 },
      waits: { 'mail with code': 60_000 },
      errors: 0,
      late: 60,
    },
  },
  {
    name: 'presence',
    title: '10,000 people note their attendance in ten minutes, half of them in two',
    people: 10_000,
    seconds: 600,
    waves: [
      { people: 0.5, time: 0.2 },
      { people: 0.5, time: 0.8 },
    ],
    must: { p95: { 'read attendance': 300, 'note attendance': 300 }, errors: 0, late: 5 },
  },
  {
    name: 'certificates',
    title: 'pages of staff upload 50,000 certificates in half an hour',
    people: 50_000,
    seconds: 1_800,
    waves: EVENLY,
    must: { p95: { upload: 2_000 }, errors: 0, late: 60 },
  },
  {
    name: 'broadcast',
    title: 'a broadcast to 100,000 leaves in 10,000 seconds, ten mails a second',
    people: 100_000,
    seconds: 10_000,
    waves: EVENLY,
    must: { p95: { send: 15_000 }, errors: 0, late: 30 },
  },
];

/** No scale makes a wait shorter than this, in seconds. */
const SHORTEST = 5;

/** The scenario with a part of its people and time; `pace` shortens the time further, which raises the rate. */
export function scaled({ people, seconds, must, ...scenario }: Scenario, scale: number, pace: number): Scenario {
  const shrunk = (most: number, shortest: number) => Math.max(most * Math.min(1, scale), Math.min(most, shortest));
  const waits = Object.entries(must.waits ?? {}).map(([step, ms]) => [step, shrunk(ms, SHORTEST * 1_000)] as const);
  return {
    ...scenario,
    people: Math.max(1, Math.round(people * scale)),
    seconds: Math.max(1, (seconds * scale) / pace),
    must: { ...must, waits: Object.fromEntries(waits), late: shrunk(must.late, SHORTEST) },
  };
}

/** The limit of a call or a wait; undefined without one. */
export const limitOf = ({ p95, waits }: Must, step: string): number | undefined => p95[step] ?? waits?.[step];
