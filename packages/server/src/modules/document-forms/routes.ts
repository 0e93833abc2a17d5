import type { DocumentForm } from '@widya/contract/document-forms';
import * as contract from '@widya/contract/document-forms';
import { documentFormSchemas as schemas } from '@widya/contract/document-forms.schemas';
import { LEFT_OUT_HEADER, MOST_BYTES_OF_TASK, MOST_DOCUMENTS_OF_TASK } from '@widya/contract/document-limits';
import { formatTimestamp } from '@widya/contract/time/texts';
import { asc, type SQL, sql } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPublicPrepared } from '../../platform/http/bind.ts';
import { download } from '../../platform/http/download.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { startTask } from '../../platform/jobs/engine/start-task.ts';
import { pageOfClasses } from '../../platform/lists/class-page.ts';
import { typeOfKey } from '../../platform/storage/keys.ts';
import { stageOnlyFile } from '../../platform/storage/uploaded-answer.ts';
import { ARCHIVE_NAME, archiveOf, FILE_GONE, isStored, openDocument } from './archive.ts';
import { documentArchiveKind } from './archive-kind.ts';
import { findVisibleClass, storeDocument } from './hand-in.ts';
import {
  countDocuments,
  documentFilter,
  documentsExcept,
  documentsOf,
  lockDocument,
  ofFile,
  readDocuments,
  selectDocument,
  selectDocumentClasses,
  selectDocuments,
  writeDocument,
} from './queries.ts';
import { DOCUMENT_UPLOAD } from './upload-rule.ts';

const list = bind(contract.listDocumentForms, schemas.listDocumentForms, async (ctx) => {
  const { rows, total } = await selectDocuments(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

const classes = bind(contract.listDocumentClasses, schemas.listDocumentClasses, async (ctx) => {
  const { rows, total } = pageOfClasses(await selectDocumentClasses(ctx.tx, ctx.caller), ctx.query);
  return answerList(ctx, rows, total);
});

/** Calls of ten megabytes each; enough for a class that hands in together behind one IP address. */
const PER_MINUTE = 30;

const submit = bindPublicPrepared(
  contract.submitDocumentForm,
  schemas.submitDocumentForm,
  async (ctx) => {
    // Also checked before the file is stored, so that most wrong calls end early.
    await findVisibleClass(ctx.db, ctx.body.class_code);
    return stageOnlyFile(ctx, { visibility: 'private', folder: 'documents' });
  },
  async ({ tx, body: { class_code, ...facts }, now, audit }, file) => {
    const of = await findVisibleClass(tx, class_code);
    const { id, full_name, class_name, document_type } = await storeDocument(tx, of, facts, file, now);
    audit({
      object: 'document_form',
      objectId: id,
      label: `${full_name} · ${class_name}`,
      after: { document_type, size: file.size, type: file.type },
    });
    return { success: true };
  },
  { upload: DOCUMENT_UPLOAD, perMinute: PER_MINUTE },
);

const factsOf = ({ division, document_type, rank }: DocumentForm) => ({ division, document_type, rank });

const update = bind(contract.updateDocumentForm, schemas.updateDocumentForm, async (ctx) => {
  const { tx, caller, params, audit } = ctx;
  const { version, ...sent } = ctx.body;
  const before = await lockDocument(tx, caller, params.id);
  await assertFresh(tx, version, before, { object: 'document_form', id: before.id });
  const facts = factsOf(before);
  const after = {
    division: sent.division ?? facts.division,
    document_type: sent.document_type ?? facts.document_type,
    rank: sent.rank ?? facts.rank,
  };
  const changed = JSON.stringify(facts) !== JSON.stringify(after);
  if (changed) await writeDocument(tx, before.id, after);
  audit({
    object: 'document_form',
    objectId: before.id,
    label: `${before.full_name} · ${before.class_name}`,
    before: facts,
    after,
  });
  const data = await selectDocument(tx, caller, before.id);
  return { success: true, affectedRows: changed ? 1 : 0, data, version: data.version };
});

const read = bind(contract.readDocumentFile, schemas.readDocumentFile, async ({ tx, caller, params, storage }) => {
  const [row] = await tx
    .select({ document_url: documentForms.document_url })
    .from(documentForms)
    .where(documentsOf(caller, [params.id]));
  const key = fileKeyOf(row?.document_url ?? '');
  const content = row && (await openDocument(storage, row));
  if (!row) throw notFound('Dokumen tidak ditemukan');
  if (!content || key === null) throw notFound(FILE_GONE);
  return download({ content, type: typeOfKey(key), filename: null });
});

/** At most a hundred at once, streamed after the transaction; a header names missing files. Source: D134. */
const archive = bind(contract.downloadDocuments, schemas.downloadDocuments, async (ctx) => {
  const { tx, caller, storage, audit, reply } = ctx;
  const ids = [...new Set(ctx.query.ids)];
  const rows = await tx.select().from(documentForms).where(documentsOf(caller, ids)).orderBy(asc(documentForms.id));
  if (rows.length === 0) throw notFound('Dokumen tidak ditemukan');
  const stored = new Set<number>();
  for (const row of rows) if (await isStored(storage, row)) stored.add(row.id);
  if (stored.size === 0) throw notFound(FILE_GONE);
  const missingIds = ids.filter((id) => !stored.has(id));
  if (missingIds.length > 0) reply.header(LEFT_OUT_HEADER, JSON.stringify(missingIds));
  audit({
    object: 'document_form',
    objectId: null,
    label: ARCHIVE_NAME,
    after: { documents: stored.size, ids: [...stored], left_out: missingIds },
  });
  return download({ content: archiveOf(storage, rows), type: 'application/zip', filename: ARCHIVE_NAME });
});

/** Number and total bytes of selected documents. */
async function measure(tx: Tx, filter: SQL | undefined): Promise<{ total: number; size: number }> {
  const [all] = await tx
    .select({ total: sql<number>`count(*)::int`, size: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(documentForms)
    .leftJoin(files, ofFile)
    .where(filter);
  return { total: all?.total ?? 0, size: all?.size ?? 0 };
}

const tooMuch = (sentence: string) => new ApiFailure(422, 'VALIDATION', sentence);

/**
 * @throws ApiFailure 404 for no documents, or one outside the caller's scope (S11); 422 for more than an archive may
 * contain.
 */
async function assertArchivable(tx: Tx, filter: SQL | undefined, expected: number | null) {
  const all = await measure(tx, filter);
  if (all.total === 0 || (expected !== null && all.total !== expected)) throw notFound('Dokumen tidak ditemukan');
  if (all.total > MOST_DOCUMENTS_OF_TASK)
    throw tooMuch(`Paling banyak ${MOST_DOCUMENTS_OF_TASK.toLocaleString('id-ID')} dokumen dalam satu arsip`);
  if (all.size > MOST_BYTES_OF_TASK) throw tooMuch('Ukuran seluruh dokumen lebih dari 2 GB. Pilih lebih sedikit.');
  return all;
}

function archiveFilter(caller: Caller, { ids, except = [], ...filters }: contract.ArchivedDocuments): SQL | undefined {
  if (ids !== undefined) return documentsOf(caller, ids);
  return documentsExcept(documentFilter(caller, filters), except);
}

const archiveByTask = bind(contract.archiveDocuments, schemas.archiveDocuments, async (ctx) => {
  const { tx, caller, body, audit } = ctx;
  const filter = archiveFilter(caller, body);
  const { total, size } = await assertArchivable(tx, filter, body.ids === undefined ? null : new Set(body.ids).size);
  const { full_name, document_type, class_name, email, id } = documentForms;
  const items = sql`
    select ${full_name} || ' · ' || ${document_type} as label, jsonb_build_object('id', ${id}, 'kelas', ${class_name},
      'nama', ${full_name}, 'email', ${email}, 'jenis', ${document_type}) as data
    from ${documentForms} ${filter ? sql`where ${filter}` : sql``} order by ${id}`;
  const task = await startTask(ctx, documentArchiveKind, {
    label: `Unduh dokumen.zip (${total.toLocaleString('id-ID')} dokumen)`,
    items,
  });
  audit({
    object: 'document_form',
    objectId: null,
    label: ARCHIVE_NAME,
    after: { job_id: task.id, documents: total, size },
  });
  return { success: true, job_id: task.id, total: task.total, size };
});

const COLUMNS = ['kelas', 'nama', 'email', 'divisi', 'pangkat', 'jenis dokumen', 'diserahkan'];

async function* documentsCsv(tx: Tx, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readDocuments(tx, filter))
    yield csvLines(
      rows.map(({ class_name, full_name, email, division, rank, document_type, created_at }) => [
        class_name,
        full_name,
        email,
        division,
        rank,
        document_type,
        formatTimestamp(created_at),
      ]),
    );
}

const exportCsv = bind(
  contract.exportDocumentForms,
  schemas.exportDocumentForms,
  async ({ tx, caller, body, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const filter = documentFilter(caller, body);
    const rows = await countDocuments(tx, filter);
    audit({ object: 'document_form', objectId: null, label: 'data-dokumen.csv', after: { rows, filter: body } });
    return download({
      content: documentsCsv(tx, filter),
      type: 'text/csv; charset=utf-8',
      filename: 'data-dokumen.csv',
    });
  },
  { statementTimeout: 30_000 },
);

export const documentFormRoutes: Binding[] = [list, classes, submit, update, read, archive, archiveByTask, exportCsv];
