import { expect, it } from '@jest/globals';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { samplerOf } from './sampler.ts';

const LOW = '00000001000000000000000000000000';
const HIGH = 'f0000001000000000000000000000000';

/** Whether a trace is chosen; `caller` is the decision of whoever began it. */
function chosen(env: Readonly<Record<string, string>>, traceId: string, caller?: boolean): boolean {
  const spanId = '00f067aa0ba902b7';
  const context =
    caller === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(caller), isRemote: true });
  const { decision } = samplerOf(env).shouldSample(context, traceId, 'GET /v1/class', SpanKind.SERVER, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

it('chooses every trace unless its caller has decided otherwise', () => {
  expect([chosen({}, LOW), chosen({}, LOW, true), chosen({}, LOW, false)]).toEqual([true, true, false]);
});

it('follows OTEL_TRACES_SAMPLER', () => {
  const by = (name: string, arg = '') => ({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: arg });
  expect(chosen(by('always_off'), LOW, true)).toBe(false);
  expect(chosen(by('always_on'), LOW, false)).toBe(true);
  expect(chosen(by('parentbased_always_off'), LOW)).toBe(false);
  expect(chosen(by('parentbased_always_off'), LOW, true)).toBe(true);
  expect([LOW, HIGH].map((id) => chosen(by('traceidratio', '0.5'), id, true))).toEqual([true, false]);
  expect(chosen(by('parentbased_traceidratio', '0.5'), HIGH, true)).toBe(true);
  expect(chosen(by('traceidratio'), HIGH)).toBe(true);
});
