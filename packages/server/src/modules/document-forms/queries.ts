import type { DocumentClass, DocumentFacts, DocumentForm } from '@widya/contract/document-forms';
import type { documentFormSchemas } from '@widya/contract/document-forms.schemas';
import { and, asc, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type DocumentQuery = z.output<(typeof documentFormSchemas)['listDocumentForms']['query']>;
export type DocumentFilters = Pick<DocumentQuery, 'class_name' | 'class_code' | 'q'>;
type Row = typeof documentForms.$inferSelect;

/**
 * Restricts instructors to documents of their own classes; undefined for other callers (S11). Documents without a class
 * belong to none of theirs.
 */
const documentScope = (caller: Caller): SQL | undefined =>
  isInstructor(caller)
    ? sql`exists (select 1 from class_instructors link
        where link.class_id = ${documentForms.class_id} and link.instructor_id = ${caller.id})`
    : undefined;

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  const { full_name, email, class_name, division, rank, document_type } = documentForms;
  const columns = [full_name, email, class_name, division, rank, document_type];
  return sql`(${sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** The condition for documents that the caller may see and that match the filters. */
export function documentFilter(caller: Caller, { class_name, class_code, q }: DocumentFilters): SQL | undefined {
  return and(
    documentScope(caller),
    class_name ? eq(documentForms.class_name, class_name) : undefined,
    class_code
      ? sql`${documentForms.class_id} = (select id from classes where lower(code) = lower(${class_code}))`
      : undefined,
    ...searchTerms(q).map(matchesTerm),
  );
}

/** The condition for documents with these ids that the caller may see. */
export const documentsOf = (caller: Caller, ids: readonly number[]): SQL | undefined =>
  and(documentScope(caller), inArray(documentForms.id, [...ids]));

/** The filtered documents except some ids. */
export const documentsExcept = (filter: SQL | undefined, except: readonly number[]): SQL | undefined =>
  except.length === 0 ? filter : and(filter, notInArray(documentForms.id, [...except]));

const PREFIX = '/files/';
/** Join condition of a document and its stored file. */
export const ofFile = sql`${files.key} = substr(${documentForms.document_url}, ${PREFIX.length + 1})`;

const present = ({ row, code, size }: { row: Row; code: string | null; size: number | null }): DocumentForm => ({
  id: row.id,
  class_code: code,
  class_name: row.class_name,
  full_name: row.full_name,
  email: row.email,
  division: row.division,
  rank: row.rank,
  document_type: row.document_type,
  document_url: `/v1/document_forms/${row.id}/file`,
  size,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

const select = (tx: Tx) =>
  tx
    .select({ row: documentForms, code: classes.code, size: files.size })
    .from(documentForms)
    .leftJoin(classes, eq(classes.id, documentForms.class_id))
    .leftJoin(files, ofFile);

const SORT_KEYS = {
  created_at: sql`${documentForms.created_at}`,
  full_name: sql`lower(${documentForms.full_name})`,
  class_name: sql`lower(${documentForms.class_name})`,
  document_type: sql`lower(${documentForms.document_type})`,
} satisfies Record<string, SQL>;

function orderOf(sort: DocumentQuery['sort']): SQL[] {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return [sql`${key} ${direction}`, sql`${documentForms.id} ${direction}`];
}

/** Counts the documents that match the filter. */
export async function countDocuments(tx: Tx, filter: SQL | undefined): Promise<number> {
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(documentForms).where(filter);
  return all?.total ?? 0;
}

/** A page of documents. Source: C-217 to C-220. */
export async function selectDocuments(
  tx: Tx,
  caller: Caller,
  query: DocumentQuery,
): Promise<{ rows: DocumentForm[]; total: number }> {
  const filter = documentFilter(caller, query);
  const { limit, offset } = rowWindow(query);
  const rows = await select(tx)
    .where(filter)
    .orderBy(...orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(present), total: await countDocuments(tx, filter) };
}

/** Classes with documents for the filter, the class with the newest document first. */
export async function selectDocumentClasses(tx: Tx, caller: Caller): Promise<DocumentClass[]> {
  const last = sql<string>`max(${documentForms.created_at})`;
  const rows = await tx
    .select({
      class_code: classes.code,
      class_name: documentForms.class_name,
      documents: sql<number>`count(*)::int`,
      last_at: last,
    })
    .from(documentForms)
    .leftJoin(classes, eq(classes.id, documentForms.class_id))
    .where(documentScope(caller))
    .groupBy(classes.code, documentForms.class_name)
    .orderBy(desc(last));
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: new Date(last_at).toISOString() }));
}

/** One document in the shape of the API. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function selectDocument(tx: Tx, caller: Caller, id: number): Promise<DocumentForm> {
  const [found] = await select(tx).where(documentsOf(caller, [id]));
  if (found === undefined) throw notFound('Dokumen tidak ditemukan');
  return present(found);
}

/** Locks a document for a write and reads it. @throws ApiFailure 404. */
export async function lockDocument(tx: Tx, caller: Caller, id: number): Promise<DocumentForm> {
  await tx.select({ id: documentForms.id }).from(documentForms).where(eq(documentForms.id, id)).for('update');
  return selectDocument(tx, caller, id);
}

/** Writes fields of a locked document and increments its version. */
export async function writeDocument(tx: Tx, id: number, facts: DocumentFacts): Promise<void> {
  await tx
    .update(documentForms)
    .set({ ...facts, version: sql`${documentForms.version} + 1` })
    .where(eq(documentForms.id, id));
}

const BATCH = 5_000;

/** Streams the documents that match the filter in batches, to bound memory. */
export async function* readDocuments(tx: Tx, filter: SQL | undefined): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(documentForms)
      .where(and(filter, gt(documentForms.id, after)))
      .orderBy(asc(documentForms.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
