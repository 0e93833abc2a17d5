import type { EndpointFacts } from './endpoint.ts';

/** Calls for participants outside `/v1/public/`; all calls below that path are for participants. */
const OTHERS: readonly string[] = ['/v1/provinces', '/v1/:province/cities', '/v1/document_forms', '/v1/feedbacks'];

/** The tag of these calls in the API documentation. */
export const PARTICIPANT_CALLS = 'Public';

/** Whether a participants' site makes this call: ours or the organisation's own (`SITE_URL`). */
export const isParticipantCall = ({ access, path }: Pick<EndpointFacts, 'access' | 'path'>): boolean =>
  access.kind === 'public' && (path.startsWith('/v1/public/') || OTHERS.includes(path));
