import { eq } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { newKey } from '../../platform/storage/keys.ts';
import { insertTask } from '../fixtures-tasks.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a task of the caller, or of `world.owner` for nobody. */
const own = (world: ExampleWorld, options: Parameters<typeof insertTask>[2] = {}) =>
  insertTask(world.db, world.caller ?? world.owner, options);

const onTask = (options: Parameters<typeof insertTask>[2] = {}): Example => ({
  make: async (world) => ({ params: { id: (await own(world, options)).id } }),
});

const PAGE = 'tab-0123456789';

export const taskExamples: Examples = {
  listTasks: { make: async () => ({ query: { page: '1' } }) },
  readTask: onTask(),
  listTaskItems: onTask({ items: 3 }),
  pauseTask: onTask({ items: 3 }),
  resumeTask: onTask({ items: 3, state: 'PAUSED' }),
  cancelTask: onTask({ items: 3 }),
  retryTask: onTask({ items: 2, ended: 'failed', state: 'DONE' }),
  /** The task was undone before: repeating the call succeeds for every kind of task, a first undo only for some. */
  undoTask: {
    make: async (world) => {
      const { id } = await own(world, { items: 2, ended: 'sent', state: 'DONE' });
      const undo = await own(world, { items: 2 });
      await world.db
        .update(tasks)
        .set({ input: { undoes: id } })
        .where(eq(tasks.id, undo.id));
      return { params: { id } };
    },
  },
  downloadTaskFailures: onTask({ items: 2, ended: 'failed', state: 'DONE' }),
  downloadTaskResult: {
    make: async (world) => {
      const { id } = await own(world, { state: 'DONE' });
      const key = newKey('private', 'tasks', 'text/csv', new Date());
      await world.storage.put(key, Buffer.from('email\r\n'), 'text/csv');
      const result_until = new Date(Date.now() + 60_000);
      await world.db
        .update(tasks)
        .set({ result_key: key, result_name: 'hasil.csv', result_type: 'text/csv', result_until })
        .where(eq(tasks.id, id));
      return { params: { id } };
    },
  },
  claimTaskItems: {
    make: async (world) => ({
      params: { id: (await own(world, { items: 3, worker: 'browser' })).id },
      body: { worker: PAGE },
    }),
  },
  completeTaskItem: {
    make: async (world) => {
      const { id, items } = await own(world, { items: 2, worker: 'browser', claimedBy: PAGE });
      return { params: { id, item_id: items[0] ?? 0 }, body: { worker: PAGE, outcome: 'sent' } };
    },
  },
};
