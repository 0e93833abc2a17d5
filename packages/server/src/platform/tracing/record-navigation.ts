import { ROWS_REPORT_DELAY } from '@widya/contract/telemetry';
import { activeTracing, currentSpan } from './tracing.ts';

/**
 * Records the navigation of the page whose call this is, as the span above all its calls. Browsers send no spans
 * themselves, which would cost them requests; they report how long the first rows took.
 */
export function recordNavigation(remote: string, ms: number): void {
  const continued = currentSpan()?.continued;
  if (!continued) return;
  activeTracing()?.record({
    name: 'navigation',
    traceparent: continued,
    duration: ms,
    ago: ROWS_REPORT_DELAY,
    attributes: { 'widya.remote': remote },
  });
}
