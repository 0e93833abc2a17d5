import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/services.ts';
import { answerPage } from './answer-page.ts';
import { previewRoute } from './preview-route.ts';
import { assertSameOrigin } from './same-origin.ts';
import type { openSiteBundle } from './site-bundle.ts';
import { isProductAddress, SITE_PATHS } from './site-paths.ts';

/** Largest form without files, and with the files of a document form. */
const MAX_FORM_BYTES = 1024 * 1024;
const MAX_DOCUMENT_BYTES = 11 * 1024 * 1024;

/** One click of a mail program ends broadcasts (RFC 8058): the secret in the address is what counts. */
const SENT_BY_MAIL_PROGRAMS: readonly string[] = [
  PARTICIPANT_PATHS.unsubscription,
  PARTICIPANT_PATHS.formerUnsubscription,
];

interface SiteParts {
  readonly services: Services;
  readonly bundle: ReturnType<typeof openSiteBundle>;
  /** Answers what belongs to the product, and everything while the site is not built. */
  readonly productPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Puts the participants' pages and the files of their build on the server. */
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
    // Forms are read by the site, as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isProductAddress(request.routeOptions.url, request.url)) return productPage(request, reply);
      const built = await bundle();
      return built === null ? productPage(request, reply) : answerPage(app, services, built, request, reply);
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
