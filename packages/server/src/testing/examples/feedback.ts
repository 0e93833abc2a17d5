import { feedbackToken } from '../../modules/feedback/feedback-token.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { insertPastClass, insertRegistration, linkInstructor } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Returns the same rating for every criterion. */
export const ratings = (value: number) => ({
  topik_sesuai: value,
  topik_dipahami: value,
  pengajar_jelas: value,
  pengajar_interaktif: value,
  pendaftaran_mudah: value,
  mekanisme_jelas: value,
});

/** Inserts feedback about a class: 4 of 5 for every criterion, by somebody without a registration. */
export async function insertFeedback(
  db: ExampleWorld['db'],
  values: Partial<typeof feedback.$inferInsert> & { class_id: number },
) {
  const own = { full_name: 'Peserta Uji', email: 'peserta@uji.example', masukan: 'Bermanfaat' };
  const [row] = await db
    .insert(feedback)
    .values({ ...own, ...ratings(4), ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** Inserts feedback about a class linked to `world.owner`. */
async function ownFeedback(world: ExampleWorld) {
  const { id: class_id, code } = await insertPastClass(world.db);
  await linkInstructor(world.db, class_id, world.owner.id);
  const { id } = await insertFeedback(world.db, { class_id });
  return { id, code };
}

const onClass: Example = {
  make: async (world) => ({ params: { code: (await ownFeedback(world)).code } }),
  foreign: 'hidden',
};

/** Returns the feedback token of a new participant whose class is over. */
async function ownLink({ db, config }: ExampleWorld): Promise<string> {
  const { id: class_id } = await insertPastClass(db);
  const { id } = await insertRegistration(db, { class_id });
  return feedbackToken(await secretsKeyOf(config), id);
}

const sendExample: Example = {
  make: async (world) => ({ body: { token: await ownLink(world), ...ratings(5), masukan: 'Terima kasih' } }),
};

export const feedbackExamples: Examples = {
  listClassFeedback: onClass,
  readFeedbackSummary: onClass,
  compareClassFeedback: onClass,
  exportClassFeedback: onClass,
  setFeedbackActive: {
    make: async (world) => ({ params: { id: (await ownFeedback(world)).id }, body: { active: 0 } }),
  },
  noteFeedback: {
    make: async (world) => ({ params: { id: (await ownFeedback(world)).id }, body: { note: 'Sudah dibahas' } }),
    foreign: 'hidden',
  },
  readFeedbackForm: { make: async (world) => ({ params: { token: await ownLink(world) } }) },
  sendFeedback: sendExample,
  sendFeedbackByOldPath: sendExample,
  listFeedbackByClass: {
    make: async (world) => ({ query: { q: (await ownFeedback(world)).code, page: '1' } }),
    foreign: 'left-out',
  },
};
