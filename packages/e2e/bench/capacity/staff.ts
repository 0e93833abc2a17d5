import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../support/product.ts';
import { listsOf } from '../api/lists.ts';
import { subjectOf } from '../api/run-api.ts';
import { arrivalsOf, runArrivals } from './arrivals.ts';
import { type Load, missingOf, type Run } from './load.ts';
import { timedCall } from './timed-call.ts';

/** Number of accounts that open lists. */
const STAFF = 60;
/** Bytes of a certificate (docs/benchmarks.md). */
const PDF_BYTES = 230_000;
/** Items that a page claims in one call, and how many must be left before it claims more. */
const CLAIM = 100;
const CLAIM_BELOW = 60;
/** The first mail of a broadcast leaves after the time for recalling. */
const RECALL_MS = 60_000;
/** After so long without a new mail a broadcast has stopped. */
const STALLED_MS = 60_000;

/** Staff open lists of the size benchmark, one after another. */
export async function prepareLists(load: Load): Promise<Run> {
  const { record, installation, scenario, token, client, size } = load;
  const lists = listsOf(await subjectOf(client, size));
  return async () => {
    let completed = 0;
    const seconds = await runArrivals(arrivalsOf(scenario), async (n, dueAt) => {
      const list = lists[n % lists.length];
      const call = { step: 'list', method: 'GET', caller: n % STAFF, token, dueAt } as const;
      if ((await timedCall(record, { ...call, url: installation.url + (list?.path ?? '') })) !== null) completed += 1;
    });
    return { seconds, completed, missing: [] };
  };
}

/** Adds a class with so many accepted people. @returns its code */
function makeFullClass({ installation, scenario }: Load): string {
  const script = path.join(ROOT, 'packages/server/src/testing/make-full-class.ts');
  return execFileSync(process.execPath, [script, installation.dataDir, String(scenario.people)], { encoding: 'utf8' });
}

/** A PDF of the size of a certificate. */
function certificateFile(): File {
  const begin = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%';
  const end = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const bytes = begin + 'x'.repeat(PDF_BYTES - begin.length - end.length) + end;
  return new File([bytes], 'sertifikat.pdf', { type: 'application/pdf' });
}

interface Item {
  readonly id: number;
  readonly data: { readonly id: number; readonly next_revision: number };
}

/** An item with the page that has claimed it. */
type Claimed = Item & { readonly worker: string };

/** Certificates: one call gives the numbers, pages claim the people and upload what they have drawn. */
export async function prepareCertificates(load: Load): Promise<Run> {
  const { record, installation, scenario, token } = load;
  const { url } = installation;
  const code = makeFullClass(load);
  const file = certificateFile();
  const post = <T>(step: string, address: string, body: object, dueAt: number) =>
    timedCall<T>(record, { step, method: 'POST', url: url + address, caller: 0, token, body, dueAt });
  return async () => {
    const started = performance.now();
    const address = `/v1/class/${code}/certificates/numbers`;
    const numbered = await post<{ job_id: number | null }>(
      'numbers',
      address,
      { kind: 'class', as_task: true },
      started,
    );
    const job = numbered?.job_id ?? null;
    if (job === null) return { seconds: 0, completed: 0, missing: ['the batch did not start'] };
    const items: Claimed[] = [];
    let pages = 0;
    let isEmpty = false;
    const claim = async () => {
      pages += 1;
      // A page gets its own items again, so each claim is that of another page.
      const worker = `halaman-ukur-${pages}`;
      const to = `/v1/jobs/${job}/claim`;
      const found = await post<{ items: readonly Item[] }>('claim', to, { worker, count: CLAIM }, performance.now());
      items.push(...(found?.items ?? []).map((item) => ({ ...item, worker })));
      isEmpty = found?.items.length === 0;
    };
    let claiming: Promise<void> | null = null;
    const claimAhead = () => {
      claiming ??= claim().finally(() => {
        claiming = null;
      });
      return claiming;
    };
    const nextItem = async (): Promise<Claimed | undefined> => {
      while (items.length === 0 && !isEmpty) await claimAhead();
      if (items.length < CLAIM_BELOW && !isEmpty) void claimAhead();
      return items.shift();
    };
    let completed = 0;
    const seconds = await runArrivals(arrivalsOf(scenario), async (_n, dueAt) => {
      const item = await nextItem();
      if (item === undefined) return;
      const query = new URLSearchParams({
        revision: String(item.data.next_revision),
        job_id: String(job),
        item_id: String(item.id),
        worker: item.worker,
      });
      const body = new FormData();
      body.set('file', file);
      const to = `/v1/certificate/${code}/${item.data.id}?${query}`;
      if ((await post('upload', to, body, dueAt)) !== null) completed += 1;
    });
    return { seconds, completed, missing: missingOf('certificates', scenario.people, completed) };
  };
}

/** A broadcast: handed over in one call, then it leaves through the outbox of the worker. */
export async function prepareBroadcast(load: Load): Promise<Run> {
  const { record, installation, scenario, token } = load;
  const { url, surroundings } = installation;
  const code = makeFullClass(load);
  return async () => {
    const before = surroundings.received();
    const body = {
      audience: { kind: 'class', code, status: ['ACCEPTED'] },
      class_code: code,
      subject: `Kabar ${code}`,
      content: `<p>Halo {{name}},</p><p>${'Materi dan rekaman kelas sudah tersedia. '.repeat(40)}</p>`,
    };
    const dueAt = performance.now();
    const call = { step: 'send', method: 'POST', caller: 0, token, dueAt } as const;
    if ((await timedCall(record, { ...call, url: `${url}/v1/email/send`, body })) === null)
      return { seconds: 0, completed: 0, missing: ['the broadcast did not start'] };
    const begins = performance.now() + RECALL_MS;
    let completed = 0;
    let changedAt = begins;
    while (completed < scenario.people && performance.now() - changedAt < STALLED_MS) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const now = surroundings.received() - before;
      if (now !== completed) changedAt = performance.now();
      completed = now;
    }
    const seconds = (changedAt - begins) / 1_000;
    return { seconds, completed, missing: missingOf('mails', scenario.people, completed) };
  };
}
