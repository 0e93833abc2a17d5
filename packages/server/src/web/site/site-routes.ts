import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/services.ts';
import { sendNotBuilt } from '../send-not-built.ts';
import { answerPage } from './answer-page.ts';
import { previewRoute } from './preview-route.ts';
import { assertSameOrigin } from './same-origin.ts';
import type { openSiteBundle } from './site-bundle.ts';
import { isProductAddress, SITE_PATHS } from './site-paths.ts';

/** Maximum size of a form without files, and of a document form with its files. */
const MAX_FORM_BYTES = 1024 * 1024;
const MAX_DOCUMENT_BYTES = 11 * 1024 * 1024;

/**
 * Mail programs unsubscribe with one click and without our origin (RFC 8058); the secret in the address authorises it.
 */
const SENT_BY_MAIL_PROGRAMS: readonly string[] = [
  PARTICIPANT_PATHS.unsubscription,
  PARTICIPANT_PATHS.formerUnsubscription,
];

interface SiteParts {
  readonly services: Services;
  readonly bundle: ReturnType<typeof openSiteBundle>;
  /** Handles addresses of the product. */
  readonly productPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Registers the participants' pages and the files of their build. */
export async function siteRoutes(app: FastifyInstance, { services, bundle, productPage }: SiteParts): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(services.config.webRoot, 'site/client/assets'),
    prefix: '/situs/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
  await app.register(async (scope) => {
    // Passes the bodies of forms to the site unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isProductAddress(request.routeOptions.url, request.url)) return productPage(request, reply);
      const built = await bundle();
      return built === null ? sendNotBuilt(reply) : answerPage(app, services, built, request, reply);
    };
    previewRoute(scope, { app, services, bundle });
    for (const path of SITE_PATHS) {
      const bodyLimit = path.startsWith('/dokumen') ? MAX_DOCUMENT_BYTES : MAX_FORM_BYTES;
      scope.get(path, answer);
      const preHandler = SENT_BY_MAIL_PROGRAMS.includes(path)
        ? []
        : [async (request: FastifyRequest) => assertSameOrigin(request)];
      scope.post(path, { bodyLimit, preHandler }, answer);
    }
  });
}
