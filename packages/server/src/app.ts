import './http/fastify-types.ts';
import compress from '@fastify/compress';
import { CATALOG } from '@widya/contract/catalog';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type HealthParts, healthRoutes } from './health/health-routes.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { ApiFailure } from './http/api-failure.ts';
import type { Binding } from './http/bind.ts';
import { assertComplete } from './http/check-catalog.ts';
import { cutIdleBodies, type Pulse } from './http/cut-idle-bodies.ts';
import { answerError, handleErrors } from './http/handle-errors.ts';
import { MAX_JSON_BYTES, readJsonBodies } from './http/json-bodies.ts';
import { limitRate } from './http/limit-rate.ts';
import { readableAddress, UNREADABLE } from './http/readable-address.ts';
import { registerBindings } from './http/register-bindings.ts';
import { releaseConnections } from './http/release-connections.ts';
import { requestIdOf } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import type { Services } from './http/services.ts';
import { isApiPath, unknownEndpoint } from './http/unknown-routes.ts';
import { BINDINGS } from './modules/bindings.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { acceptUploads } from './storage/accept-uploads.ts';
import { fileAddresses } from './storage/file-addresses.ts';
import { fileRoutes } from './storage/file-routes.ts';
import { nameFilesOrigin, separateFilesHost } from './storage/files-host.ts';
import { posterRoutes } from './web/poster/poster-routes.ts';
import { publicStyleRoute } from './web/public-style.ts';
import { openSiteBundle } from './web/site/site-bundle.ts';
import { siteRoutes } from './web/site/site-routes.ts';
import { openWebFiles } from './web/web-files.ts';
import { sendPage, webRoutes } from './web/web-routes.ts';

export interface AppParts extends HealthParts {
  readonly services: Services;
  readonly logger: Logger;
  /** Other endpoints than those of the product: only for tests of the machinery itself. */
  readonly catalog?: typeof CATALOG;
  readonly bindings?: readonly Binding[];
  /** How often bodies are looked at that stand still; only for tests. */
  readonly pulse?: Pulse;
}

/**
 * Builds the HTTP server: the whole contract, its documentation, health and the built pages. Nothing listens yet.
 * @throws Error when contract and bindings differ.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, logger, catalog = CATALOG, bindings = BINDINGS, pulse } = parts;
  const { config } = services;
  assertComplete(catalog, bindings);
  const options: FastifyServerOptions = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    rewriteUrl: readableAddress,
    frameworkErrors: answerError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
  };
  const app = Fastify(options);
  app.decorateRequest('caller', null);
  const files = openWebFiles(config.webRoot, app.log);

  handleErrors(app);
  logRequests(app);
  releaseConnections(app);
  cutIdleBodies(app, pulse);
  const addresses = fileAddresses(config.filesUrl);
  readJsonBodies(app, addresses);
  nameFilesOrigin(app, addresses);
  await sendSecurityHeaders(app, config, files.sources);
  separateFilesHost(app, config);
  const endpoints = catalog.map(({ facts }) => facts);
  await allowOrigins(app, endpoints, config);
  await limitRate(app, config);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await acceptUploads(app);

  healthRoutes(app, parts);
  openApiRoutes(app, catalog, config);
  publicStyleRoute(app);
  posterRoutes(app, services);
  await registerBindings(app, bindings, services);
  fileRoutes(app, services, config);
  await webRoutes(app, config, files);
  const others = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === UNREADABLE) throw new ApiFailure(400, 'VALIDATION', 'Alamat tidak dapat dibaca');
    if (isApiPath(request.url)) throw unknownEndpoint(endpoints, request.url);
    return sendPage(files, config, request, reply);
  };
  await siteRoutes(app, { services, bundle: openSiteBundle(config.webRoot, app.log), productPage: others });
  // A route of its own for pages: what the handler of unknown routes sends is not compressed.
  app.get('/*', others);
  app.setNotFoundHandler(others);
  return app;
}

/** A number means so many proxies in front of us, the nearest first. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
