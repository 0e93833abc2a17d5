import { REASON_MAX, REJECT_TEXTS as texts } from './texts.ts';

/** What is wrong with a reason; null when nothing is. B-088. */
export function reasonError(reason: string): string | null {
  const text = reason.trim();
  if (text === '') return texts.missing;
  return text.length > REASON_MAX ? texts.tooLong : null;
}
