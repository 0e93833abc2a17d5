import { REASON_MAX, REJECT_TEXTS as texts } from './texts.ts';

/** The error of a reason; null when it is valid. B-088. */
export function reasonError(reason: string): string | null {
  const text = reason.trim();
  if (text === '') return texts.missing;
  return text.length > REASON_MAX ? texts.tooLong : null;
}
