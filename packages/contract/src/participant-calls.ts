import type { EndpointFacts } from './endpoint.ts';

/** Of the calls below `/v1/public/`, all are for participants; of the others, these. */
const OTHERS: readonly string[] = ['/v1/provinces', '/v1/:province/cities', '/v1/document_forms', '/v1/feedbacks'];

/** The group of these calls in the API documentation. */
export const PARTICIPANT_CALLS = 'Public';

/** Whether a participants' site makes a call, ours or one of the organisation's own (`SITE_URL`). */
export const isParticipantCall = ({ access, path }: Pick<EndpointFacts, 'access' | 'path'>): boolean =>
  access.kind === 'public' && (path.startsWith('/v1/public/') || OTHERS.includes(path));
