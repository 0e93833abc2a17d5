import { PARTICIPANT_PATHS, type ParticipantPage } from '@widya/contract/outward-address';
import { firstSegment, isReservedName } from '@widya/contract/reserved-names';

/** Pages of participants that other parts of the server answer. */
const ELSEWHERE: readonly ParticipantPage[] = ['poster', 'preview'];

/** Every address that the site answers. */
export const SITE_PATHS: readonly string[] = Object.entries(PARTICIPANT_PATHS).flatMap(([page, path]) =>
  ELSEWHERE.includes(page as ParticipantPage) ? [] : [path],
);

/**
 * Whether an address that looks like one of an event belongs to the product: a screen such as `/editor`, or a file such as
 * `/robots.txt`.
 * @param route the path that the request was matched with.
 */
export function isProductAddress(route: string | undefined, url: string): boolean {
  if (route === undefined || firstSegment(route) !== null) return false;
  const name = firstSegment(url.replace(/[?#].*$/, ''));
  return name === null || name.includes('.') || isReservedName(name);
}
