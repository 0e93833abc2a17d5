import { PARTICIPANT_PATHS, type ParticipantPage } from '@widya/contract/outward-address';
import { firstSegment, isReservedName } from '@widya/contract/reserved-names';

/** Participants' pages that other parts of the server handle. */
const ELSEWHERE: readonly ParticipantPage[] = ['poster', 'preview'];

/** All paths of the participants' site. */
export const SITE_PATHS: readonly string[] = Object.entries(PARTICIPANT_PATHS).flatMap(([page, path]) =>
  ELSEWHERE.includes(page as ParticipantPage) ? [] : [path],
);

/**
 * Whether an address in the form of an event's address belongs to the product instead: a screen such as `/editor`, or a
 * file such as `/robots.txt`.
 * @param route the matched path of the request.
 */
export function isProductAddress(route: string | undefined, url: string): boolean {
  if (route === undefined || firstSegment(route) !== null) return false;
  const name = firstSegment(url.replace(/[?#].*$/, ''));
  return name === null || name.includes('.') || isReservedName(name);
}
