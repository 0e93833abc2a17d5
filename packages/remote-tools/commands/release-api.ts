import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@widya/contract/errors';
import * as releases from '@widya/contract/releases';
import type { Audience } from '@widya/contract/routing/registry';

/** The API of a running Widya, called with a deploy token. */
export interface ReleaseApi {
  /** `https://widya.example` */
  readonly shell: string;
  readonly token: string;
}

/** An upload of the largest remote takes seconds; compressing it on a small server some more. */
const TIMEOUT_MS = 180_000;

/** Copies that the server makes itself. */
const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/** A refusal of the API, with its code. */
class Refusal extends Error {
  readonly code: string | undefined;

  constructor(status: number, body: { code?: string; msg?: unknown; errors?: Readonly<Record<string, string>> }) {
    const lines = Object.values(body.errors ?? {}).flatMap((text) => text.split('\n'));
    super([`${body.code ?? status}: ${messageOf(body) ?? 'no answer of Widya'}`, ...lines].join('\n  - '));
    this.code = body.code;
  }
}

/**
 * Encodes a body completely instead of streaming it: when a refusal arrives before the end of a stream, Node loses the
 * answer ("ReadableStream is already closed").
 */
async function encoded(body: FormData | object): Promise<{ readonly type: string; readonly bytes: ArrayBuffer }> {
  const whole = body instanceof FormData ? new Response(body) : Response.json(body);
  return { type: whole.headers.get('content-type') ?? '', bytes: await whole.arrayBuffer() };
}

/** @throws Refusal with the message of the API and every problem; Error when it cannot be reached. */
async function call<T>(
  { shell, token }: ReleaseApi,
  { method, path: pattern }: Pick<typeof releases.promoteRelease, 'method' | 'path'>,
  remote: string,
  body: FormData | object | undefined,
): Promise<T> {
  const url = shell.replace(/\/$/, '') + pattern.replace(':remote', remote);
  const sent = body && (await encoded(body));
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': sent.type }) },
    ...(sent && { body: sent.bytes }),
    // The token must not follow to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached`, { cause: error });
  });
  const content = (await answer.json().catch(() => ({}))) as object;
  if (!answer.ok) throw new Refusal(answer.status, content);
  return content as T;
}

/**
 * Uploads a build; the server verifies and publishes it.
 * @param dir folder of the finished build.
 * @param fields of the call: audience and commit; undefined ones are left out.
 * @returns the version, and what should be known about it.
 * @throws Error with every problem for which the build is refused.
 */
export function uploadBuild(
  api: ReleaseApi,
  remote: string,
  dir: string,
  fields: Readonly<Record<'to' | 'accounts' | 'commit', string | undefined>>,
): Promise<{ readonly version: string; readonly notices: readonly string[] }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const file of readdirSync(dir).filter((name) => !isCompressed(name)))
    form.append('file', new Blob([readFileSync(path.join(dir, file))]), file);
  return call(api, releases.publishRelease, remote, form);
}

/** Gives the candidate to another audience, or to everybody for null. @throws Error when there is none. */
export const promoteByApi = (api: ReleaseApi, remote: string, audience: Audience | null): Promise<unknown> =>
  audience === null
    ? call(api, releases.promoteRelease, remote, {})
    : call(api, releases.changeReleaseAudience, remote, audience);

/**
 * Withdraws the candidate; without one, activates the previous version.
 * @returns what was done, as a sentence.
 */
export async function rollBackByApi(api: ReleaseApi, remote: string): Promise<string> {
  try {
    await call(api, releases.withdrawRelease, remote, undefined);
    return `The candidate of ${remote} was withdrawn at ${api.shell}; the live version stays.`;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_TRANSITION') throw error;
  }
  const { data } = await call<{ data: releases.Release }>(api, releases.rollBackRelease, remote, {});
  return `${remote} went back to ${data.current.version} at ${api.shell}.`;
}
