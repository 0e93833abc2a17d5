import type { NewNotification } from '@widya/contract/notifications';
import { isWebUrl } from '@widya/design-system/formats/url';
import { CREATE_TEXTS as texts } from '../texts.ts';

/** What the form holds. */
export interface NotificationValues {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export type NotificationField = keyof NotificationValues;
export type NotificationErrors = Readonly<Partial<Record<NotificationField, string>>>;

export const NEW_NOTIFICATION: NotificationValues = { title: '', body: '', url: '' };

export const TITLE_MAX = 150;
export const BODY_MAX = 1_000;
const LINK_MAX = 1_000;

const textProblem = (text: string, max: number, missing: string, tooLong: string): string | null => {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > max ? tooLong : null;
};

function linkProblem(text: string): string | null {
  const url = text.trim();
  if (url === '') return null;
  if (url.length > LINK_MAX) return texts.linkTooLong;
  return isWebUrl(url) ? null : texts.wrongLink;
}

/** A sentence for every field that is wrong. C-119 to C-121. */
export function checkNotification(values: NotificationValues): NotificationErrors {
  const found: Record<NotificationField, string | null> = {
    title: textProblem(values.title, TITLE_MAX, texts.noTitle, texts.titleTooLong),
    body: textProblem(values.body, BODY_MAX, texts.noBody, texts.bodyTooLong),
    url: linkProblem(values.url),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/**
 * As the API takes it: the link in `data`, an empty object without one. C-121. @param again sends the same text once
 * more.
 */
export const notificationBodyOf = ({ title, body, url }: NotificationValues, again: boolean): NewNotification => ({
  title: title.trim(),
  body: body.trim(),
  data: url.trim() === '' ? {} : { url: url.trim() },
  ...(again && { again }),
});
