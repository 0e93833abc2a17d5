/** Facts about a span, never personal data: no values of queries, no addresses, no bodies. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** A `traceparent` to continue; null, or one that cannot be read, begins a trace. Defaults to the current span. */
  readonly parent?: string | null | undefined;
}

/** A span that has not ended. */
export interface Span {
  readonly traceId: string;
  /** Header of the W3C by which others continue the trace. */
  readonly traceparent: string;
  /** The `traceparent` that it continues; null for a child of the current span, and at the beginning of a trace. */
  readonly continued: string | null;
  /** Whether the sampler has chosen the trace. */
  readonly recorded: boolean;
  /** Makes it the current span of the work and of all that it awaits. */
  readonly run: <T>(work: () => T) => T;
  readonly describe: (attributes: Attributes) => void;
  /** Marks it as failed; of the error only name and code are sent, as messages may quote personal data. */
  readonly fail: (error: unknown) => void;
  readonly end: () => void;
}

/** A span that was measured elsewhere. */
export interface PastSpan {
  readonly name: string;
  /** Names the trace, and the id that the span gets. */
  readonly traceparent: string;
  /** In ms. */
  readonly duration: number;
  /** How long ago it has ended, in ms. */
  readonly ago: number;
  readonly attributes?: Attributes;
}

/** Where spans go; exists only when OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export interface Tracing {
  readonly start: (name: string, options: SpanOptions) => Span;
  readonly current: () => Span | undefined;
  readonly record: (span: PastSpan) => void;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

let active: Tracing | null = null;

/** Starts or ends recording in this process. */
export const activateTracing = (tracing: Tracing | null): void => {
  active = tracing;
};

/** Null when traces are off. */
export const activeTracing = (): Tracing | null => active;

export const currentSpan = (): Span | undefined => active?.current();

/** The `traceparent` that work for later is stored with; null when traces are off. */
export const currentTraceparent = (): string | null => currentSpan()?.traceparent ?? null;

async function inside<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs a step of the current trace; without one it is not recorded, so that rounds that find nothing leave no trace. */
export function inSpan<T>(name: string, options: Omit<SpanOptions, 'parent'>, work: () => Promise<T>): Promise<T> {
  return active?.current() === undefined ? work() : inside(active.start(name, options), work);
}

/** Continues the trace of whoever has asked for this work, or begins one. */
export function continueTrace<T>(
  name: string,
  options: SpanOptions & { readonly parent: string | null },
  work: () => Promise<T>,
): Promise<T> {
  return active === null ? work() : inside(active.start(name, options), work);
}
