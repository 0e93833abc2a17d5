import type { Registry } from '@widya/contract/routing/registry';
import { openTarget } from '@widya/releases/open-target';
import type { PublishTarget } from '@widya/releases/target';
import type { Config } from '../../platform/config/config.ts';
import { onceFor } from '../../platform/outgoing/once-for.ts';

/** What is published where this server's pages come from. */
export interface Releases {
  readonly target: () => Promise<PublishTarget>;
  /** The registry now; null when nothing is published. */
  readonly read: () => Promise<Registry | null>;
  /** The registry, at most a few seconds old; null when nothing is published. */
  readonly registry: () => Promise<Registry | null>;
}

/** Milliseconds for which the registry is not read again; every page reports to the server. */
const FRESH_MS = 3_000;

/** The settings of the bucket, which may have come from files instead of the environment. */
const environmentOf = ({ s3 }: Config): NodeJS.ProcessEnv | undefined =>
  s3 === null
    ? undefined
    : {
        S3_REGION: s3.region,
        ...(s3.endpoint === null ? {} : { S3_ENDPOINT: s3.endpoint }),
        ...(s3.accessKeyId === null ? {} : { S3_ACCESS_KEY_ID: s3.accessKeyId }),
        ...(s3.secretAccessKey === null ? {} : { S3_SECRET_ACCESS_KEY: s3.secretAccessKey }),
      };

/** The releases of this server process. */
export const releasesOf = onceFor((config: Config): Releases => {
  let target: Promise<PublishTarget> | null = null;
  let cached: Promise<Registry | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  const open = (): Promise<PublishTarget> => {
    target ??= openTarget(config.remotesTarget, environmentOf(config));
    return target;
  };
  async function read(): Promise<Registry | null> {
    const text = await (await open()).read('registry.json');
    return text === null ? null : (JSON.parse(text) as Registry);
  }
  return {
    target: open,
    read,
    registry: () => {
      if (performance.now() - readAt > FRESH_MS) {
        readAt = performance.now();
        cached = read();
      }
      return cached;
    },
  };
});
