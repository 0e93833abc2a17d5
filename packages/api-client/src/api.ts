import { type ApiClient, type ApiOptions, createApiClient } from './client.ts';
import { loadShapes } from './has-shape.ts';

let client: ApiClient = createApiClient({
  baseUrl: '',
  readToken: () => null,
  onUnauthorized: async () => 'give-up',
});

/**
 * Called by the shell before its first call: sets the API's address, how the token is read, and how people sign in
 * again. Remotes share this module with the shell, so that all calls use the same client.
 */
export function configureApi(options: ApiOptions): void {
  loadShapes();
  client = createApiClient(options);
}

/** Calls an endpoint: `call(classes.readClass, { params: { code } })`. @throws ApiError */
export const call: ApiClient['call'] = (endpoint, ...input) => client.call(endpoint, ...input);

/** Reads a canonical address; the fetcher of all queries. @throws ApiError */
export const read: ApiClient['read'] = (url, options) => client.read(url, options);

/** Calls an endpoint whose answer is a file; pass the file to `saveFile`. @throws ApiError */
export const download: ApiClient['download'] = (endpoint, ...input) => client.download(endpoint, ...input);

/** Uploads a file with progress. @throws ApiError */
export const upload: ApiClient['upload'] = (endpoint, input) => client.upload(endpoint, input);

/** Requests a canonical address early; the next `read` of it within 30 s uses the answer. Never throws. */
export const prefetch: ApiClient['prefetch'] = (url) => client.prefetch(url);
