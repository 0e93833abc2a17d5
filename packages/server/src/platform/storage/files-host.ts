import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { missingFile } from '../http/missing-file.ts';
import type { FileAddresses } from './file-addresses.ts';
import { FILES_ROUTE, HARMLESS } from './file-routes.ts';

/** Whether a call came to the host that serves files alone. */
const cameToFiles = (request: FastifyRequest, filesUrl: string): boolean => {
  const { protocol, host } = new URL(filesUrl);
  const asked = `${protocol}//${request.host}`;
  return URL.canParse(asked) && new URL(asked).host === host;
};

/** Keeps the host of `FILES_URL` to files alone: what stands there can reach neither the API nor a page. */
export function separateFilesHost(app: FastifyInstance, { filesUrl }: Config): void {
  if (filesUrl === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const isFile = request.routeOptions.url === FILES_ROUTE;
    if (!cameToFiles(request, filesUrl)) {
      // Addresses that were handed out before, in mails or kept tabs, still lead to their file.
      if (isFile) return reply.redirect(filesUrl + request.url, 308);
      return;
    }
    reply.header('content-security-policy', HARMLESS);
    if (!isFile) return missingFile(reply);
  });
}

/** Puts the origin of files into every JSON answer. */
export function nameFilesOrigin(app: FastifyInstance, addresses: FileAddresses): void {
  app.addHook('onSend', async (_request, reply, payload) =>
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
      ? addresses.leaving(payload)
      : payload,
  );
}
