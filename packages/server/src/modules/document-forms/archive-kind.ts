import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { taskItems } from '../../platform/database/schema/tasks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Services } from '../../platform/http/services.ts';
import { defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { ARCHIVE_NAME, type Archived, archiveOf, FILE_GONE, isStored } from './archive.ts';

/** The columns of the list of failures, and the address with which a person's data is found for deletion. */
export interface ArchiveItem extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly kelas: string;
  readonly nama: string;
  readonly email: string;
  readonly jenis: string;
}

const BATCH = 200;

/** Documents whose file was found, in the order of the task, without people whose data was deleted since (S43). */
async function* storedDocuments(db: Services['db'], task: number): AsyncGenerator<Archived> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ position: taskItems.position, document: documentForms })
      .from(taskItems)
      .innerJoin(documentForms, sql`${documentForms.id} = (${taskItems.data} ->> 'id')::integer`)
      .where(and(eq(taskItems.task_id, task), eq(taskItems.state, 'sent'), gt(taskItems.position, after)))
      .orderBy(asc(taskItems.position))
      .limit(BATCH);
    for (const { document } of rows) yield document;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.position;
  }
}

async function countStored(db: Services['db'], task: number): Promise<number> {
  const [row] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(taskItems)
    .where(and(eq(taskItems.task_id, task), eq(taskItems.state, 'sent')));
  return row?.found ?? 0;
}

/** `dokumen.zip` of many documents: missing files fail with their reason, the others are archived. Source: D134. */
export const documentArchiveKind = defineTaskKind<ArchiveItem>({
  name: 'document-archive',
  label: 'Unduh dokumen.zip',
  failureColumns: ['id', 'kelas', 'nama', 'email', 'jenis'],
  failureHeaders: ['id', 'kelas', 'nama', 'email', 'jenis dokumen'],
  workItem: async ({ storage }, tx, { data }) => {
    const [row] = await tx.select().from(documentForms).where(eq(documentForms.id, data.id));
    if (row === undefined) throw notFound('Dokumen tidak ditemukan');
    if (!(await isStored(storage, row))) throw notFound(FILE_GONE);
    return { outcome: 'sent' };
  },
  finish: async ({ db, storage }, { id }) => {
    const documents = await countStored(db, id);
    if (documents === 0) return { summary: { documents } };
    const content = archiveOf(storage, storedDocuments(db, id));
    return { summary: { documents }, file: { name: ARCHIVE_NAME, type: 'application/zip', content } };
  },
});
