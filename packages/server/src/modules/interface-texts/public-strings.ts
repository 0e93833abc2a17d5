import { createHash } from 'node:crypto';
import { type InterfaceTexts, STANDARD_TEXTS } from '@widya/contract/interface-text-groups';
import * as contract from '@widya/contract/interface-texts';
import { interfaceTextSchemas } from '@widya/contract/interface-texts.schemas';
import { eq } from 'drizzle-orm';
import { interfaceStrings } from '../../platform/database/schema/public-site.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import { filledPages } from '../site-pages/queries.ts';
import { STRINGS_ID, textOf } from './rules.ts';

/** A change is visible within a minute. */
const CACHED = 'public, max-age=30';

/** The standard texts, replaced by those that staff wrote; unknown keys are ignored. */
const effectiveTexts = (stored: Readonly<Record<string, unknown>>): InterfaceTexts =>
  Object.fromEntries(
    Object.entries(STANDARD_TEXTS).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([key, standard]) => [key, textOf(stored, group, key) ?? standard])),
    ]),
  );

export const readPublic = bindPublic(
  contract.readPublicStrings,
  interfaceTextSchemas.readPublicStrings,
  async ({ tx, reply }) => {
    const [row] = await tx.select().from(interfaceStrings).where(eq(interfaceStrings.id, STRINGS_ID));
    const answer = { texts: effectiveTexts(row?.json ?? {}), pages: await filledPages(tx) };
    reply.header('cache-control', CACHED);
    reply.header('etag', `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`);
    return answer;
  },
);
