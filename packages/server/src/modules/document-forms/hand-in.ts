import type { documentFormSchemas } from '@widya/contract/document-forms.schemas';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { recordFileOf, type StagedFile } from '../../platform/storage/stored-files.ts';

type HandedIn = Omit<z.output<(typeof documentFormSchemas)['submitDocumentForm']['body']>, 'class_code'>;

type ClassOfDocument = Pick<typeof classes.$inferSelect, 'id' | 'name'>;

/** Finds a class of the public site by its code. @throws ApiFailure 404 for drafts and hidden classes (S15). */
export async function findVisibleClass(tx: Tx, code: string): Promise<ClassOfDocument> {
  const [found] = await tx
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(
      and(sql`lower(${classes.code}) = lower(${code})`, eq(classes.active, 1), ne(classes.publish_status, 'DRAFT')),
    );
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return found;
}

/** Stores a document of a class with its file. */
export async function storeDocument(tx: Tx, of: ClassOfDocument, facts: HandedIn, file: StagedFile, now: Date) {
  const [row] = await tx
    .insert(documentForms)
    .values({ ...facts, class_id: of.id, class_name: of.name, document_url: file.location, created_at: now })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  await recordFileOf(tx, `document_form:${row.id}`, file, now);
  return row;
}
