import { CODE_PATTERN } from '@widya/contract/codes';
import type { StreamField, StreamValues } from './stream-values.ts';
import { STREAM_FORM_TEXTS as texts } from './texts.ts';

export type StreamErrors = Readonly<Partial<Record<StreamField, string>>>;

function codeProblem(text: string): string | null {
  const code = text.trim();
  if (code === '') return null;
  if (!CODE_PATTERN.test(code)) return texts.codeShape;
  return /^\d+$/.test(code) ? texts.codeDigits : null;
}

function nameProblem(text: string): string | null {
  if (text.trim() === '') return texts.noName;
  return text.trim().length > 150 ? texts.nameTooLong : null;
}

function urlProblem(text: string): string | null {
  const url = text.trim();
  if (url === '') return texts.noUrl;
  if (url.length > 1_000) return texts.urlTooLong;
  return /^https:\/\/[^/]/i.test(url) && URL.canParse(url) ? null : texts.urlNotSecure;
}

/**
 * A sentence for every field that is wrong. An address that was saved before this rule is let be until it is changed.
 * @param before as it was saved last; null for a new stream. C-192, C-194, D130.
 */
export function checkStream(values: StreamValues, before: StreamValues | null): StreamErrors {
  const { finish_date, finish_time } = values;
  const found: Readonly<Record<StreamField, string | null>> = {
    code: before ? null : codeProblem(values.code),
    name: nameProblem(values.name),
    url_video: before && before.url_video === values.url_video ? null : urlProblem(values.url_video),
    finish_date: finish_time && !finish_date ? texts.noDate : null,
    finish_time: finish_date && !finish_time ? texts.noTime : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Whether what must be filled is missing, which the form says in one sentence of its own. C-192. */
export const isIncomplete = ({ name, url_video }: StreamValues): boolean =>
  name.trim() === '' || url_video.trim() === '';
