import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { insertClass, linkInstructor } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a class linked to `world.owner`. */
async function ownClass({ db, owner }: ExampleWorld) {
  const row = await insertClass(db);
  await linkInstructor(db, row.id, owner.id);
  return row;
}

const onOwn: Example = {
  make: async (world) => ({ params: { code: (await ownClass(world)).code } }),
  foreign: 'hidden',
};

export const classExamples: Examples = {
  listClasses: {
    make: async (world) => ({ query: { q: (await ownClass(world)).code, page: '1' } }),
    foreign: 'left-out',
  },
  readClass: onOwn,
  readClassPreview: onOwn,
  hideClass: onOwn,
  toggleClass: {
    make: async (world) => {
      const { id, code } = await ownClass(world);
      await world.db.update(classes).set({ active: 0 }).where(eq(classes.id, id));
      return { params: { code }, body: { active: true } };
    },
    foreign: 'hidden',
  },
  deleteClass: onOwn,
  noteClass: {
    make: async (world) => ({ params: { code: (await ownClass(world)).code }, body: { note: 'Catatan uji' } }),
    foreign: 'hidden',
  },
  updateBatchPrice: { make: async (world) => ({ body: { ids: [(await ownClass(world)).id], price: 175_000 } }) },
};
