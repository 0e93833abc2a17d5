import { randomBytes } from 'node:crypto';
import type { SitePreview } from '@widya/contract/site/preview';
import { PREVIEW_PATHS } from '@widya/contract/site/preview-pages';
import type { SiteBundle } from '@widya/contract/site/site-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/origin-of.ts';
import type { Services } from '../../platform/http/services.ts';
import { canonicalLink } from './canonical-link.ts';
import {
  attemptCookie,
  attemptOf,
  expiredAttemptCookie,
  expiredProofCookie,
  proofCookie,
  proofOf,
} from './proof-cookie.ts';
import { siteCalls } from './site-calls.ts';
import { sitePolicy } from './site-policy.ts';
import { testSessionCookie, testSessionOf } from './test-cookie.ts';
import { webRequest } from './web-request.ts';

type Needed = Pick<Services, 'config' | 'clock'>;

/** Renders a page of the participants' site, or processes one of its forms. */
export async function answerPage(
  app: FastifyInstance,
  { config, clock }: Needed,
  bundle: SiteBundle,
  request: FastifyRequest,
  reply: FastifyReply,
  preview: SitePreview | null = null,
): Promise<FastifyReply> {
  const origin = originOf(request, config.corsOrigins);
  const nonce = randomBytes(16).toString('base64url');
  const proof = proofOf(request.headers.cookie);
  const isSecure = origin.startsWith('https:');
  // Without a referrer from our own pages, browsers would send forms with the origin 'null'.
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', sitePolicy(config, nonce, preview === null ? "'none'" : "'self'"));
  if (preview !== null) reply.header('x-frame-options', 'SAMEORIGIN');
  if (config.siteUrl !== null) reply.header('link', canonicalLink(config.siteUrl, request.url));
  const previewPath = preview === null ? null : PREVIEW_PATHS[preview.page];
  const answer = await bundle.entry.module.respond(bundle, webRequest(request, origin, previewPath), {
    call: siteCalls(app, {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      host: request.host,
      proof,
      requestId: request.id,
    }),
    nonce,
    origin,
    hasProof: proof !== null,
    storeProof: (token, expiresAt) => void reply.header('set-cookie', proofCookie(token, expiresAt, isSecure)),
    forgetProof: () => void reply.header('set-cookie', expiredProofCookie(isSecure)),
    testSession: (code) => testSessionOf(request.headers.cookie, code),
    storeTestSession: (code, token, expiresAt) =>
      void reply.header('set-cookie', testSessionCookie(code, token, expiresAt, isSecure)),
    attempt: attemptOf(request.headers.cookie),
    storeAttempt: (text, expiresAt) => void reply.header('set-cookie', attemptCookie(text, expiresAt, isSecure)),
    forgetAttempt: () => void reply.header('set-cookie', expiredAttemptCookie(isSecure)),
    setHeader: (name, value) => void reply.header(name, value),
    reportError: (error) => request.log.error({ err: error }, 'A page of the site failed'),
    requestId: request.id,
    now: clock(),
    preview,
  });
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
