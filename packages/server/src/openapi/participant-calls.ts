import type { EndpointFacts } from '@widya/contract/endpoint';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { isParticipantCall, PARTICIPANT_CALLS } from '@widya/contract/participant-calls';

/** The group of an endpoint in the documentation. */
export const groupOf = (facts: EndpointFacts): string => (isParticipantCall(facts) ? PARTICIPANT_CALLS : facts.tag);

/** Introduction for developers of another participants' site, one item per paragraph; backquotes mark code. */
export const PARTICIPANT_CALLS_INTRODUCTION: readonly string[] = [
  'A participants’ site is built on these calls alone. Ours is; one of your own is, too, once `SITE_URL` names it. It then serves the pages that links in mails and screens lead to: ' +
    `${Object.values(PARTICIPANT_PATHS)
      .map((path) => `\`${path}\``)
      .join(', ')}.`,
  'Nobody signs in. A device proves an email address with a mailed code or link (`POST /v1/public/address_codes`) and gets a token for 90 days, which it sends as `Authorization: Bearer <token>`. Calls that need it answer 401 with `ADDRESS_UNPROVEN` without it. Keep the token where scripts of the page cannot read it, such as in an `HttpOnly` cookie of your server.',
  'Tokens in paths stand in mailed links. They name one ticket, test or form, expire and can be withdrawn; never put one into a log or an address that other sites see.',
  'Answers never tell whether an email address is known. The same holds for the time that they take.',
  'Each call has a limit of its own per network address; some have one per email address too. Beyond it the answer is 429 and `Retry-After` names the seconds to wait.',
  'Refusals read `{"success": false, "code", "msg", "errors", "request_id"}`. `msg` and the values of `errors`, which are keyed by field, are Indonesian sentences to be shown as they are.',
  'Send an `Idempotency-Key` with every POST, so that a repeated form registers once.',
  'Forms that strangers send have a field `situs_web`. Hide it from people and leave it empty: bots fill it in, and nothing is written then.',
  'Browsers may make these calls from the origin of `SITE_URL`, and no others.',
];
