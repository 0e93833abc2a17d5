import { currentTraceparent } from '../tracing/tracing.ts';

type Data = Readonly<Record<string, unknown>>;

/** The data of a job with the trace of whoever adds it; the data alone when traces are off. */
export function withTrace(data: Data): Data {
  const traceparent = currentTraceparent();
  return traceparent === null ? data : { ...data, traceparent };
}

/** Takes a stored job apart; jobs may have been added by a process whose traces are on. */
export function untraced(stored: unknown): { readonly data: unknown; readonly traceparent: string | null } {
  if (typeof stored !== 'object' || stored === null || !('traceparent' in stored))
    return { data: stored, traceparent: null };
  const { traceparent, ...data } = stored;
  return { data, traceparent: String(traceparent) };
}
