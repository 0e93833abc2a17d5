import { ApiError, sentenceOf } from '@widya/api-client/api-error';
import { type CertificateScope, uploadCertificate } from '@widya/api-client/certificates';
import { claimTaskItems, completeTaskItem } from '@widya/api-client/tasks';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import type { Site } from '@widya/contract/outward-address';
import type { ClaimedTaskItem, Task } from '@widya/contract/tasks';
import { openDrawing } from '../draw/open-drawing.ts';
import type { RendererPool } from '../draw/renderer-pool.ts';
import { factsOf } from '../facts.ts';
import { claimQueue } from './claim-queue.ts';
import { lanesFor, runBatch } from './run-batch.ts';

/** Number of items per claim, enough for half a minute. */
const CLAIM = 60;

export interface TaskWork {
  readonly task: number;
  readonly scope: CertificateScope;
  readonly template: CertificateTemplate;
  /** The prepared pool for this template, which is closed here; null to create one. */
  readonly prepared: Promise<RendererPool> | null;
  readonly competencies: readonly string[];
  /** Base addresses of links, for the QR code. */
  readonly site: Site;
  /** Name of this page, kept across reloads. */
  readonly worker: string;
  readonly signal: AbortSignal;
  /** Called after each item; `shrunk` when its name had to be drawn smaller. */
  readonly onSettled: (settled: {
    readonly kind: 'sent' | 'failed';
    readonly name: string;
    readonly shrunk: boolean;
  }) => void;
  readonly onTask: (task: Task) => void;
}

/**
 * Lost connection, ended session, or a task that is paused, cancelled or held by another page: errors that concern no
 * single person.
 */
const stops = (caught: unknown): boolean =>
  caught instanceof ApiError &&
  (caught.kind === 'network' || caught.kind === 'timeout' || caught.status === 409 || caught.status === 401);

const itemOf = (claimed: ClaimedTaskItem): CertificateItem => claimed.data as CertificateItem;

const reasonOf = (caught: unknown): string =>
  caught instanceof Error && !(caught instanceof ApiError) ? caught.message : sentenceOf(caught);

/**
 * Processes the items of a batch: draws each PDF and uploads it. The upload itself completes its item, so a lost answer
 * neither loses nor repeats work (S41). Remaining items stay open when it throws.
 * @throws Error when the drawing cannot be prepared; ApiError when the connection is lost, the session has ended, or
 * the task was paused, cancelled or taken over by another page
 */
export async function workTask(work: TaskWork): Promise<void> {
  const { task, scope, worker, signal, onSettled, onTask } = work;
  const open = () => openDrawing(work.template);
  const pool = await (work.prepared?.catch(open) ?? open());
  const shrunk = new Set<number>();
  try {
    await runBatch<ClaimedTaskItem>({
      signal,
      lanes: lanesFor(pool.size),
      next: claimQueue(async () => {
        const { items, data } = await claimTaskItems(task, worker, CLAIM, signal);
        onTask(data);
        return items;
      }),
      draw: async (claimed) => {
        const { pdf, warnings } = await pool.draw(factsOf(itemOf(claimed), work.competencies, work.site));
        if (warnings.shrunk) shrunk.add(claimed.id);
        return pdf.blob();
      },
      send: async (claimed, pdf, aborted) => {
        const { id, next_revision: revision } = itemOf(claimed);
        const query = { revision, job_id: task, item_id: claimed.id, worker };
        await uploadCertificate(scope, id, pdf, { query, signal: aborted });
      },
      stops,
      settle: async ({ item, ...end }) => {
        if (end.kind === 'failed')
          await completeTaskItem(task, item.id, { worker, outcome: 'failed', reason: end.reason.slice(0, 1_000) });
        onSettled({ kind: end.kind, name: item.label, shrunk: shrunk.has(item.id) });
      },
      reasonOf,
    });
  } finally {
    pool.close();
  }
}
