import { describe, expect, it } from '@jest/globals';
import { arrivalsOf, runArrivals } from './arrivals.ts';
import { openCallRecord } from './call-record.ts';
import { sampleOf } from './metrics-text.ts';
import { SCENARIOS, scaled } from './scenarios.ts';
import { addressOf } from './timed-call.ts';
import { type Outcome, type Resource, verdictOf } from './verdict.ts';

describe('the plan of arrivals', () => {
  it('spreads people evenly within each wave', () => {
    const waves = [
      { people: 0.5, time: 0.2 },
      { people: 0.5, time: 0.8 },
    ];
    expect(arrivalsOf({ people: 8, seconds: 10, waves })).toEqual([0, 500, 1_000, 1_500, 2_000, 4_000, 6_000, 8_000]);
  });

  it.each([1, 0.02, 0.0137])('has exactly the people of each scenario at scale %s, in order', (scale) => {
    for (const scenario of SCENARIOS.map((each) => scaled(each, scale, 1))) {
      const plan = arrivalsOf(scenario);
      expect(plan).toHaveLength(scenario.people);
      expect(plan).toEqual(plan.toSorted((a, b) => a - b));
      expect(plan.at(-1) ?? 0).toBeLessThanOrEqual(scenario.seconds * 1_000);
    }
  });

  it('counts waves that are the whole load', () => {
    for (const { waves } of SCENARIOS) {
      expect(waves.reduce((sum, { people }) => sum + people, 0)).toBeCloseTo(1);
      expect(waves.reduce((sum, { time }) => sum + time, 0)).toBeCloseTo(1);
    }
  });

  it('starts work on time although earlier work has not ended', async () => {
    const started: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = runArrivals([0, 5, 10], async (n) => {
      started.push(n);
      if (started.length === 3) resolve();
      await promise;
    });
    await promise;
    await done;
    expect(started).toEqual([0, 1, 2]);
  });
});

describe('a scale', () => {
  it('keeps the rate, and a pace raises it', () => {
    const [scenario] = SCENARIOS;
    if (scenario === undefined) throw new Error('no scenario');
    const rateOf = (scale: number, pace: number) => {
      const { people, seconds } = scaled(scenario, scale, pace);
      return people / seconds;
    };
    expect(rateOf(0.1, 1)).toBeCloseTo(rateOf(1, 1));
    expect(rateOf(0.1, 3)).toBeCloseTo(3 * rateOf(1, 1));
  });

  it('shrinks waits, which a short run could not reach otherwise', () => {
    const webinar = SCENARIOS.find(({ name }) => name === 'webinar');
    if (webinar === undefined) throw new Error('no webinar');
    expect(scaled(webinar, 0.5, 1).must).toMatchObject({ waits: { 'mail with code': 30_000 }, late: 30 });
    expect(scaled(webinar, 0.02, 1).must).toMatchObject({ waits: { 'mail with code': 5_000 }, late: 5 });
    expect(scaled(webinar, 1, 1).must).toEqual(webinar.must);
  });
});

it('records percentiles by step and failures by code', () => {
  const record = openCallRecord();
  for (let ms = 1; ms <= 100; ms += 1) record.add('register', ms, ms > 98 ? '503 NOT_READY' : null);
  expect(record.steps()).toEqual([{ step: 'register', calls: 100, p50: 50, p95: 95, p99: 99 }]);
  expect(record.errors()).toEqual({ 'register 503 NOT_READY': 2 });
});

it('reads a sample of one series from metrics', () => {
  const text = '# HELP widya_mails x\nwidya_mails{state="queued"} 12\nwidya_mails_held 1\nwidya_x NaN\n';
  expect(sampleOf(text, 'widya_mails{state="queued"}')).toBe(12);
  expect(sampleOf(text, 'widya_mails_held')).toBe(1);
  expect([sampleOf(text, 'widya_mails'), sampleOf(text, 'widya_x')]).toEqual([null, null]);
});

it('gives each of many callers an address of their own', () => {
  const addresses = Array.from({ length: 70_000 }, (_, n) => addressOf(n));
  expect(new Set(addresses).size).toBe(70_000);
});

describe('the verdict', () => {
  const outcome: Outcome = {
    must: { p95: { register: 1_000 }, waits: { mail: 60_000 }, errors: 0.01, late: 10 },
    seconds: 105,
    planned: 100,
    steps: [
      { step: 'register', calls: 100, p50: 10, p95: 900, p99: 950 },
      { step: 'mail', calls: 100, p50: 10, p95: 59_000, p99: 59_000 },
      { step: 'other', calls: 100, p50: 10, p95: 9_000, p99: 9_000 },
    ],
    errors: { 'register 503': 3 },
    calls: 300,
    missing: [],
  };
  const resource = (name: string, ...values: number[]): Resource => ({
    name,
    full: 0.9,
    samples: values.map((value, second) => ({ second, value })),
    show: (value) => `${Math.round(value * 100)} %`,
  });

  it('is held with the fullest resource', () => {
    expect(verdictOf(outcome, [resource('one', 0.1), resource('two', 0.5, 0.7)])).toBe('held; fullest: two, 70 %');
  });

  it('names the resources in the order in which they were full', () => {
    const late = { ...outcome, seconds: 121 };
    const resources = [resource('last', 0.1, 0.1, 1, 1), resource('first', 0.95, 0.95, 0.1), resource('idle', 0.1)];
    expect(verdictOf(late, resources)).toBe('broke first: first, 95 %; then last, 100 % (finished in 121 s, not 120)');
  });

  it('does not blame a resource that was full once', () => {
    const late = { ...outcome, seconds: 121 };
    expect(verdictOf(late, [resource('once', 0.1, 1, 0.1)])).toMatch(/^broke first: no resource was full/);
  });

  it.each([
    [
      'a slow call',
      { steps: [{ step: 'register', calls: 1, p50: 1, p95: 1_001, p99: 1_001 }] },
      'register p95 1001 ms',
    ],
    ['a long wait', { steps: [{ step: 'mail', calls: 1, p50: 1, p95: 60_001, p99: 1 }] }, 'mail p95 60001 ms'],
    ['failed calls', { errors: { 'register 503': 4 } }, '4 of 300 calls failed'],
    ['lost work', { missing: ['2 of 9 mails missing'] }, '2 of 9 mails missing'],
  ])('is not held after %s', (_what, change, text) => {
    const verdict = verdictOf({ ...outcome, ...change }, []);
    expect(verdict).toContain('broke first');
    expect(verdict).toContain(text);
  });
});
