import { truncate } from '@widya/design-system/formats/text';

const MOST = 160;

/** The beginning of HTML as plain text; scripts are not run and nothing is loaded. */
export const beginningOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|div)>/g, '</$1> '), 'text/html');
  return truncate((body.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), MOST);
};
