import { documentForms } from '../../platform/database/schema/forms.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { newKey } from '../../platform/storage/keys.ts';
import { insertClass } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { PDF } from '../sample-files.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { ownParticipant } from './participants.ts';

type World = Pick<ExampleWorld, 'db' | 'storage'>;

/** Inserts a document form and stores its file. @param values at least the name of the class. */
export async function insertDocument(
  { db, storage }: World,
  values: Partial<typeof documentForms.$inferInsert> & { readonly class_name: string },
) {
  const key = newKey('private', 'documents', 'application/pdf', new Date());
  await storage.put(key, PDF, 'application/pdf');
  await db.insert(files).values({
    key,
    owner_kind: 'public',
    content_type: 'application/pdf',
    size: PDF.length,
    sha256: '0',
    attached_to: 'document_form:uji',
  });
  const facts = { division: 'Tata Usaha', rank: 'Penata', document_type: 'Surat Tugas' };
  const person = { full_name: 'Peserta Uji', email: 'peserta@uji.example' };
  const [row] = await db
    .insert(documentForms)
    .values({ ...facts, ...person, document_url: `/files/${key}`, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return { ...row, key };
}

/** Inserts a document form of a class linked to `world.owner`. */
async function ownDocument(world: ExampleWorld) {
  const { class_id, code, email, full_name } = await ownParticipant(world);
  return insertDocument(world, { class_id, class_name: `Kelas ${code}`, email, full_name });
}

const onDocument = (body?: object): Example => ({
  make: async (world) => ({ params: { id: (await ownDocument(world)).id }, ...(body && { body }) }),
  foreign: 'hidden',
});

export const documentFormExamples: Examples = {
  listDocumentForms: {
    make: async (world) => {
      await ownDocument(world);
      return { query: { page: '1' } };
    },
    foreign: 'left-out',
  },
  listDocumentClasses: {
    make: async (world) => ({ query: { q: (await ownDocument(world)).class_name, page: '1' } }),
    foreign: 'left-out',
  },
  submitDocumentForm: {
    make: async ({ db }) =>
      multipart(
        {
          class_code: (await insertClass(db)).code,
          full_name: 'Peserta Uji',
          email: 'peserta@uji.example',
          document_type: 'Surat Tugas',
        },
        [{ field: 'upload', name: 'surat.pdf', type: 'application/pdf', content: PDF }],
      ),
  },
  updateDocumentForm: onDocument({ division: 'Sekretariat', document_type: 'SK Pangkat', rank: 'Pembina' }),
  readDocumentFile: onDocument(),
  downloadDocuments: {
    make: async (world) => ({ query: { ids: `[${(await ownDocument(world)).id}]` } }),
    foreign: 'hidden',
  },
  archiveDocuments: {
    make: async (world) => ({ body: { ids: [(await ownDocument(world)).id] } }),
    foreign: 'hidden',
  },
  exportDocumentForms: {
    make: async (world) => {
      await ownDocument(world);
      return { body: {} };
    },
  },
};
