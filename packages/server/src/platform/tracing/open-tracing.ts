import { AsyncLocalStorage } from 'node:async_hooks';
import * as api from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { OtlpHeaders } from '../config/otlp-headers.ts';
import { productVersion } from '../config/product-version.ts';
import { samplerOf } from './sampler.ts';
import type { Span, SpanKind, Tracing } from './tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const KINDS: Readonly<Record<SpanKind, api.SpanKind>> = {
  internal: api.SpanKind.INTERNAL,
  server: api.SpanKind.SERVER,
  client: api.SpanKind.CLIENT,
  consumer: api.SpanKind.CONSUMER,
};

/** Spans that wait for the collector; more are dropped. */
const MOST_WAITING = 16_384;

/** Spans of one request; writing them holds up the calls, so these are few. */
const MOST_TOGETHER = 128;

/** How long spans are collected before they are sent, in ms, unless enough of them come sooner. */
const DELAY_MS = 5_000;

/** Pause between two log lines about a collector that does not answer, in ms. */
const COMPLAINT_MS = 60_000;

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The span that a header names; undefined for one that cannot be read. */
function remoteOf(traceparent: string | null): api.SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & api.TraceFlags.SAMPLED, isRemote: true };
}

const within = (parent: api.SpanContext | undefined): api.Context =>
  parent === undefined ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, parent);

/** Random ids, except for a span that was measured elsewhere and has its own. */
class Ids extends RandomIdGenerator {
  given: api.SpanContext | undefined;

  override generateTraceId(): string {
    return this.given?.traceId ?? super.generateTraceId();
  }

  override generateSpanId(): string {
    return this.given?.spanId ?? super.generateSpanId();
  }
}

function complainSometimes(log: Pick<Logger, 'warn'>): void {
  let last = Number.NEGATIVE_INFINITY;
  const complain = (message: string) => {
    if (performance.now() - last < COMPLAINT_MS) return;
    last = performance.now();
    log.warn({ detail: message.slice(0, 500) }, 'Traces cannot be sent');
  };
  const ignore = () => undefined;
  api.diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Records traces and sends them to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. Loaded only when that is set: a
 * server without traces pays neither for the SDK nor for spans (ADR 0046).
 * @param env for the name, the attributes and the sampler; the exporter reads its variables from the process.
 * @param headers for the collector, which may come from a file.
 */
export function openTracing(log: Pick<Logger, 'warn'>, env: Environment, headers: OtlpHeaders = {}): Tracing {
  complainSometimes(log);
  const ids = new Ids();
  const product = { 'service.name': 'widya', 'service.version': productVersion() };
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector];
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: samplerOf(env),
    resource: defaultResource().merge(resourceFromAttributes(product)).merge(detectResources({ detectors })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ headers }),
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: MOST_TOGETHER,
        scheduledDelayMillis: Number(env.OTEL_BSP_SCHEDULE_DELAY || DELAY_MS),
      }),
    ],
  });
  const tracer = provider.getTracer('widya');
  const storage = new AsyncLocalStorage<Span & { readonly context: api.SpanContext }>();

  const opened = (span: api.Span, continued: string | null) => {
    const context = span.spanContext();
    const flags = context.traceFlags.toString(16).padStart(2, '0');
    const self = {
      context,
      traceId: context.traceId,
      traceparent: `00-${context.traceId}-${context.spanId}-${flags}`,
      continued,
      recorded: span.isRecording(),
      run: <T>(work: () => T): T => storage.run(self, work),
      describe: (attributes: api.Attributes) => void span.setAttributes(attributes),
      fail: (error: unknown) => {
        span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.setAttribute('error.type', typeOf(error));
      },
      end: () => span.end(),
    };
    return self;
  };

  return {
    current: () => storage.getStore(),
    start: (name, { kind = 'internal', attributes = {}, parent }) => {
      const above = parent === undefined ? storage.getStore()?.context : remoteOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, within(above));
      return opened(span, above?.isRemote ? (parent ?? null) : null);
    },
    record: ({ name, traceparent, duration, ago, attributes = {} }) => {
      ids.given = remoteOf(traceparent);
      if (ids.given === undefined) return;
      const end = Date.now() - ago;
      const span = tracer.startSpan(name, { startTime: end - duration, attributes }, api.ROOT_CONTEXT);
      ids.given = undefined;
      span.end(end);
    },
    stop: async () => {
      await provider.shutdown();
      api.diag.disable();
    },
  };
}

function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
