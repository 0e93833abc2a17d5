import { liveStreams } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** Inserts a live stream that is on air. */
export async function insertStream(db: Tx, values: Partial<typeof liveStreams.$inferInsert> = {}) {
  counter += 1;
  const own = { code: `SIARAN${counter}`, name: `Siaran Uji ${counter}`, active: 1 as const };
  const [row] = await db
    .insert(liveStreams)
    .values({
      ...own,
      url_video: 'https://video.example/siaran',
      stream_finish: new Date(Date.now() + 3_600_000),
      ...values,
    })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** Returns a valid body of `createLiveStream`. */
export const streamBody = () => ({
  name: 'Siaran Baru Uji',
  url_video: 'https://video.example/siaran-baru',
  stream_finish: '2030-01-01T14:00:00.000Z',
});

const byId = (active: 0 | 1): Example => ({
  make: async ({ db }) => ({ params: { id: String((await insertStream(db, { active })).id) } }),
});

export const liveStreamExamples: Examples = {
  listLiveStreams: { make: async () => ({ query: { page: '1' } }) },
  readLiveStream: { make: async ({ db }) => ({ params: { code: (await insertStream(db)).code } }) },
  readPublicLiveStream: { make: async ({ db }) => ({ params: { code: (await insertStream(db)).code } }) },
  createLiveStream: { make: async () => ({ body: streamBody() }) },
  updateLiveStream: {
    make: async ({ db }) => ({ params: { code: (await insertStream(db)).code }, body: { name: 'Siaran Lain Uji' } }),
  },
  activateLiveStream: byId(0),
  deactivateLiveStream: byId(1),
  deleteLiveStream: byId(1),
};
