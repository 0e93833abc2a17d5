import type { documentFormSchemas } from '@widya/contract/document-forms.schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { recordFileOf, type StagedFile } from '../../platform/storage/stored-files.ts';

type HandedIn = z.output<(typeof documentFormSchemas)['submitDocumentForm']['body']>;

/** Finds a class by its code, also a draft, unless it is hidden. @throws ApiFailure 404 (S15). */
export async function findVisibleClass(tx: Tx, code: string): Promise<{ readonly id: number; readonly name: string }> {
  const [found] = await tx
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${code})`, eq(classes.active, 1)));
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return found;
}

/** Stores a document with its file. @throws ApiFailure 404 for an unknown or hidden class. */
export async function storeDocument(tx: Tx, { class_code, ...facts }: HandedIn, file: StagedFile, now: Date) {
  const of = await findVisibleClass(tx, class_code);
  const [row] = await tx
    .insert(documentForms)
    .values({ ...facts, class_id: of.id, class_name: of.name, document_url: file.location, created_at: now })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  await recordFileOf(tx, `document_form:${row.id}`, file, now);
  return row;
}
