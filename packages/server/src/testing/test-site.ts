import { tmpdir } from 'node:os';
import type { LinkSettings } from '../modules/ticket-links/ticket-link.ts';

/** An installation without a configured address. */
export const TEST_SITE: LinkSettings = {
  publicUrl: null,
  siteUrl: null,
  port: 8_080,
  secretsKey: Buffer.alloc(32, 7),
  dataDir: tmpdir(),
};
