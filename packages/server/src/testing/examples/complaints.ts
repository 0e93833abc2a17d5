import { complaints } from '../../platform/database/schema/forms.ts';
import { insertPastClass } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a new complaint, by default about a new class. */
export async function insertComplaint(db: ExampleWorld['db'], values: Partial<typeof complaints.$inferInsert> = {}) {
  const owner = values.class_name === undefined ? await insertPastClass(db) : null;
  const of = owner ? { class_id: owner.id, class_name: owner.name } : { class_name: '' };
  const own = { name: 'Pengadu Uji', email: 'pengadu@uji.example', complaint: 'Tautan tidak dapat dibuka' };
  const [row] = await db
    .insert(complaints)
    .values({ ...of, ...own, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return { ...row, class_code: owner?.code ?? null };
}

const onComplaint = (body: object): Example => ({
  make: async ({ db }) => ({ params: { id: (await insertComplaint(db)).id }, body }),
});

export const complaintExamples: Examples = {
  listComplaints: { make: async () => ({ query: { page: '1' } }) },
  listComplaintClasses: { make: async () => ({ query: { page: '1' } }) },
  noteComplaint: onComplaint({ note: 'Sudah dihubungi' }),
  setComplaintStatus: onComplaint({ status: 'RESOLVED' }),
};
