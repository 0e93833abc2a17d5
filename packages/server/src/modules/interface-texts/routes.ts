import * as contract from '@widya/contract/interface-texts';
import { interfaceTextSchemas } from '@widya/contract/interface-texts.schemas';
import { eq, sql } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { interfaceStrings } from '../../platform/database/schema/public-site.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readPublic } from './public-strings.ts';
import { changedTexts, loggedTexts, mergedTexts, previousTexts, STRINGS_ID } from './rules.ts';

type Row = typeof interfaceStrings.$inferSelect;

const present = ({ json, previous, updated_at, version }: Pick<Row, 'json' | 'previous' | 'version'> & Updated) =>
  ({
    id: STRINGS_ID,
    json: JSON.stringify(json),
    previous: JSON.stringify(previous),
    updated_at: updated_at?.toISOString() ?? null,
    version,
  }) as const;

interface Updated {
  readonly updated_at: Date | null;
}

/** Before the first write, the site shows its standard texts. */
const NOTHING = { json: {}, previous: {}, updated_at: null, version: 1 };

const read = bind(contract.readInterfaceTexts, interfaceTextSchemas.readInterfaceTexts, async ({ tx }) => {
  const [row] = await tx.select().from(interfaceStrings).where(eq(interfaceStrings.id, STRINGS_ID));
  return present(row ?? NOTHING);
});

/** Locks the record, creating it when missing, so that two first writers do not conflict. */
async function lockRecord(tx: Tx): Promise<Row> {
  await tx.insert(interfaceStrings).values({ id: STRINGS_ID, json: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(interfaceStrings).where(eq(interfaceStrings.id, STRINGS_ID)).for('update');
  if (row === undefined) throw new Error('The record of interface texts is missing');
  return row;
}

const update = bind(contract.updateInterfaceTexts, interfaceTextSchemas.updateInterfaceTexts, async (ctx) => {
  const { tx, body, now } = ctx;
  const before = await lockRecord(tx);
  await assertFresh(tx, body.version, present(before), { object: 'strings', id: STRINGS_ID });
  const changed = changedTexts(before.json, body.json);
  const [row] = await tx
    .update(interfaceStrings)
    .set({
      json: mergedTexts(before.json, body.json),
      previous: previousTexts(before.previous, changed),
      version: sql`${interfaceStrings.version} + 1`,
      updated_at: now,
    })
    .where(eq(interfaceStrings.id, STRINGS_ID))
    .returning();
  if (row === undefined) throw new Error('The interface texts were not stored');
  ctx.audit({ object: 'strings', objectId: STRINGS_ID, ...loggedTexts(changed) });
  const data = present(row);
  return { success: true, affectedRows: 1, data, version: data.version };
});

export const interfaceTextRoutes: Binding[] = [read, update, readPublic];
