import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { missingFile } from '../http/missing-file.ts';
import type { FileAddresses } from './file-addresses.ts';
import { FILES_ROUTE, HARMLESS } from './file-routes.ts';

/** Whether a request was sent to the host that only serves files. */
const isForFilesHost = (request: FastifyRequest, filesUrl: string): boolean => {
  const { protocol, host } = new URL(filesUrl);
  const address = `${protocol}//${request.host}`;
  return URL.canParse(address) && new URL(address).host === host;
};

/** Restricts the host of `FILES_URL` to files, so that a file's content can reach neither the API nor a page. */
export function separateFilesHost(app: FastifyInstance, { filesUrl }: Config): void {
  if (filesUrl === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const isFile = request.routeOptions.url === FILES_ROUTE;
    if (!isForFilesHost(request, filesUrl)) {
      // Old addresses, in mails or open tabs, still lead to their file.
      if (isFile) return reply.redirect(filesUrl + request.url, 308);
      return;
    }
    reply.header('content-security-policy', HARMLESS);
    if (!isFile) return missingFile(reply);
  });
}

/** Adds the origin of files to every JSON response. */
export function nameFilesOrigin(app: FastifyInstance, addresses: FileAddresses): void {
  app.addHook('onSend', async (_request, reply, payload) =>
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
      ? addresses.leaving(payload)
      : payload,
  );
}
