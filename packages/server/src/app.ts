import './platform/http/fastify-types.ts';
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
import { BINDINGS } from './bindings.ts';
import { type HealthParts, healthRoutes } from './health/health-routes.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import type { OpenMetrics } from './metrics/open-metrics.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import type { Config } from './platform/config/config.ts';
import { allowOrigins } from './platform/http/allow-origins.ts';
import { ApiFailure } from './platform/http/api-failure.ts';
import type { Binding } from './platform/http/bind.ts';
import { assertComplete } from './platform/http/check-catalog.ts';
import { countRequests } from './platform/http/count-requests.ts';
import { cutIdleBodies, type Pulse } from './platform/http/cut-idle-bodies.ts';
import { answerError, handleErrors } from './platform/http/handle-errors.ts';
import { MAX_JSON_BYTES, readJsonBodies } from './platform/http/json-bodies.ts';
import { limitRate } from './platform/http/limit-rate.ts';
import { readableAddress, UNREADABLE } from './platform/http/readable-address.ts';
import { registerBindings } from './platform/http/register-bindings.ts';
import { releaseConnections } from './platform/http/release-connections.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { logRequests } from './platform/http/request-log.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import type { Services } from './platform/http/services.ts';
import { isApiPath, unknownEndpoint } from './platform/http/unknown-routes.ts';
import { acceptUploads } from './platform/storage/accept-uploads.ts';
import { fileAddresses } from './platform/storage/file-addresses.ts';
import { fileRoutes } from './platform/storage/file-routes.ts';
import { nameFilesOrigin, separateFilesHost } from './platform/storage/files-host.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { openPages } from './web/pages.ts';
import { posterRoutes } from './web/poster/poster-routes.ts';
import { publicStyleRoute } from './web/public-style.ts';
import { openSiteBundle } from './web/site/site-bundle.ts';
import { siteRoutes } from './web/site/site-routes.ts';
import type { WebFiles } from './web/web-files.ts';
import { sendPage, webRoutes } from './web/web-routes.ts';

export interface AppParts extends HealthParts {
  readonly services: Services;
  /** The built shell, remotes and registry. */
  readonly files: WebFiles;
  readonly logger: Logger;
  /** What `/metrics` answers on the main port; needs `METRICS_TOKEN`. */
  readonly scrape?: Pick<OpenMetrics, 'scrape' | 'contentType'>;
  /** Replaces the product's endpoints; only for tests of the HTTP layer. */
  readonly catalog?: typeof CATALOG;
  readonly bindings?: readonly Binding[];
  /** Interval of the check for stalled bodies; only for tests. */
  readonly pulse?: Pulse;
}

/**
 * Builds the HTTP server: all endpoints, their documentation, health and the built pages. It does not listen yet.
 * @throws Error when contract and bindings differ.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, files, logger, catalog = CATALOG, bindings = BINDINGS, pulse } = parts;
  const { config } = services;
  assertComplete(catalog, bindings);
  const options: FastifyServerOptions = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
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
  app.decorateRequest('apiTokenId', null);
  app.decorateRequest('failure', null);

  handleErrors(app);
  traceRequests(app);
  logRequests(app);
  countRequests(app, services.metrics);
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
  if (parts.scrape && config.metrics.token !== null) metricsRoute(app, parts.scrape, config.metrics.token);
  openApiRoutes(app, { catalog, bindings }, config);
  publicStyleRoute(app);
  posterRoutes(app, services);
  await registerBindings(app, bindings, services);
  fileRoutes(app, services, config);
  await webRoutes(app, config, files);
  const { overrideOrigins, oidc } = config;
  const pageFor = openPages(files, {
    overrideOrigins,
    providerName: oidc?.name ?? null,
    traced: config.tracing !== null,
  });
  const others = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === UNREADABLE) throw new ApiFailure(400, 'VALIDATION', 'Alamat tidak dapat dibaca');
    if (isApiPath(request.url)) throw unknownEndpoint(endpoints, request.url);
    return sendPage(pageFor, request, reply);
  };
  await siteRoutes(app, { services, bundle: openSiteBundle(config.webRoot, app.log), productPage: others });
  // Pages need their own route, because responses of the not-found handler are not compressed.
  app.get('/*', others);
  app.setNotFoundHandler(others);
  return app;
}

/** A number is the count of trusted proxies, the nearest first. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
