import { formatDateTime } from '@widya/contract/time/texts';
import { STREAM_STATE_TEXTS as texts } from './texts.ts';

/** The end of a broadcast as text. */
export const finishText = (finish: string | null): string =>
  finish === null ? texts.endless : texts.ends(formatDateTime(finish));
