import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/services.ts';
import { answerPage } from './answer-page.ts';
import { assertSameOrigin } from './same-origin.ts';
import type { openSiteBundle } from './site-bundle.ts';

/** Largest form without files, and with the files of a document form. */
const MAX_FORM_BYTES = 1024 * 1024;
const MAX_DOCUMENT_BYTES = 11 * 1024 * 1024;

const PATHS = [
  '/kelas',
  '/kelas/:code',
  PARTICIPANT_PATHS.finalTest,
  PARTICIPANT_PATHS.testLink,
  PARTICIPANT_PATHS.certificateSearch,
  PARTICIPANT_PATHS.certificate,
];

interface SiteParts {
  readonly services: Services;
  readonly bundle: ReturnType<typeof openSiteBundle>;
  /** Answers while the site is not built. */
  readonly notBuilt: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Puts the participants' pages and the files of their build on the server. */
export async function siteRoutes(app: FastifyInstance, { services, bundle, notBuilt }: SiteParts): Promise<void> {
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
      const built = await bundle();
      return built === null ? notBuilt(request, reply) : answerPage(app, services, built, request, reply);
    };
    for (const path of PATHS) {
      const bodyLimit = path.startsWith('/dokumen') ? MAX_DOCUMENT_BYTES : MAX_FORM_BYTES;
      scope.get(path, answer);
      scope.post(path, { bodyLimit, preHandler: async (request) => assertSameOrigin(request) }, answer);
    }
  });
}
