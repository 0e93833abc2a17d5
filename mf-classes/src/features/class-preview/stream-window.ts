const TWO_HOURS = 2 * 3_600_000;

/** Whether the stream button can be pressed: from two hours before the start until the end. Source: specification 1 §9. */
export function streamIsOpen(start: string | null, end: string | null, now: number): boolean {
  if (start === null) return true;
  return now >= Date.parse(start) - TWO_HOURS && (end === null || now <= Date.parse(end));
}

/** Whether the class is over; a permanent one never is. */
export const hasEnded = (end: string | null, now: number): boolean => end !== null && Date.parse(end) < now;
