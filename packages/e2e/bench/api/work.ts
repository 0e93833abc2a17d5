import type { Client } from './client.ts';

/** Long work with a time limit as its target. */
export interface Work {
  readonly name: string;
  /** Target, seconds. */
  readonly target: number;
  /** Does the work. @returns the number of processed rows. */
  readonly run: (client: Client) => Promise<number>;
}

/** Largest number of people in one call; a longer list is sent in parts. */
const PART = 2_000;
/** Interval of polling a task, milliseconds. */
const LOOK = 250;

interface Task {
  readonly state: string;
  readonly sent: number;
  readonly failed: number;
  readonly cause: string | null;
}

/** Waits until a task is done. @throws Error when the task ends in another state. */
async function untilDone({ call }: Client, id: number): Promise<Task> {
  for (;;) {
    const task = await call<Task>(`/v1/jobs/${id}`);
    if (task.state === 'DONE') return task;
    if (!['WAITING', 'RUNNING'].includes(task.state)) throw new Error(`The task ended as ${task.state}: ${task.cause}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

const linesIn = (csv: string): number => csv.split('\r\n').length - 2;

export const workOf = ({ code, inviteTo }: { readonly code: string; readonly inviteTo: string }): readonly Work[] => [
  {
    name: '5,000 voucher codes',
    target: 5,
    run: async ({ call }) => {
      const body = { name: `Tolok ukur ${Date.now()}`, type: 'SINGLE_USE', percentage: 10, count: 5_000 };
      const { codes } = await call<{ codes: readonly string[] }>('/v1/vouchers/batch', body);
      return codes.length;
    },
  },
  {
    name: 'daftar-peserta.csv of a large class',
    target: 5,
    run: async ({ read }) => linesIn(await read('POST', `/v1/class/${code}/participants/export`)),
  },
  {
    name: '10,000 people invited by CSV',
    target: 60,
    run: async (client) => {
      const run = Date.now().toString(36);
      const people = Array.from({ length: 10_000 }, (_, n) => ({
        email: `ukur-${run}-${n}@undangan.example`,
        nama: `Peserta Tolok Ukur ${n}`,
        row: n + 2,
      }));
      const path = `/v1/class/${inviteTo}/invite/batch?override_quota=1`;
      const { job_id } = await client.call<{ job_id: number }>(path, { people });
      const { sent, failed } = await untilDone(client, job_id);
      if (failed > 0) throw new Error(`${failed} invitations failed`);
      return sent;
    },
  },
  {
    name: '10,000 people added by CSV',
    target: 60,
    run: async (client) => {
      const run = Date.now().toString(36);
      const users = Array.from({ length: 10_000 }, (_, n) => ({
        email: `ukur-${run}-${n}@pengguna.example`,
        nama: `Pengguna Tolok Ukur ${n}`,
        provinsi: 'Bali',
      }));
      let task: { readonly job_id?: number } = {};
      for (let from = 0; from < users.length; from += PART) {
        const body = { users: users.slice(from, from + PART), more: from + PART < users.length, ...task };
        const { job_id } = await client.call<{ job_id: number }>('/v1/member/batch/job', body);
        task = { job_id };
      }
      const { sent, failed } = await untilDone(client, task.job_id ?? 0);
      if (failed > 0) throw new Error(`${failed} people were not added`);
      return sent;
    },
  },
  {
    name: 'one person exported and made unrecognisable (S43)',
    target: 300,
    run: async ({ call, read }) => {
      const people = await call<{ data: readonly { id: number; email: string }[] }>(
        '/v1/members?page=1&per_page=1&tab=active',
      );
      const [person] = people.data;
      if (!person) throw new Error('The demo data hold no person');
      await read('POST', `/v1/member/${person.id}/data`);
      await call(`/v1/member/${person.id}/anonymise`, { confirm_email: person.email });
      return 1;
    },
  },
  {
    name: 'seluruh-pengguna.csv',
    target: 120,
    run: async (client) => {
      const { job_id } = await client.call<{ job_id: number }>('/v1/members/export', { list: 'all' });
      await untilDone(client, job_id);
      return linesIn(await client.read('GET', `/v1/jobs/${job_id}/result`));
    },
  },
];
