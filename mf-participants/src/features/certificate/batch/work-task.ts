import { ApiError, sentenceOf } from '@widya/api-client/api-error';
import { type CertificateScope, uploadCertificate } from '@widya/api-client/certificates';
import { claimTaskItems, completeTaskItem } from '@widya/api-client/tasks';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import type { Site } from '@widya/contract/outward-address';
import type { ClaimedTaskItem, Task } from '@widya/contract/tasks';
import type { DrawerPool } from '../draw/drawer-pool.ts';
import { openDrawing } from '../draw/open-drawing.ts';
import { factsOf } from '../facts.ts';
import { claimQueue } from './claim-queue.ts';
import { lanesFor, runBatch } from './run-batch.ts';

/** Items claimed at once; enough for half a minute. */
const CLAIM = 60;

export interface TaskWork {
  readonly task: number;
  readonly scope: CertificateScope;
  readonly template: CertificateTemplate;
  /** What was made ready for this template, to be closed here; null to open it now. */
  readonly prepared: Promise<DrawerPool> | null;
  readonly competencies: readonly string[];
  /** Where links begin, for the QR code. */
  readonly site: Site;
  /** Name of this page, kept over a reload. */
  readonly worker: string;
  readonly signal: AbortSignal;
  /** One more is done; `shrunk` when its name had to be made smaller. */
  readonly onSettled: (settled: {
    readonly kind: 'sent' | 'failed';
    readonly name: string;
    readonly shrunk: boolean;
  }) => void;
  readonly onTask: (task: Task) => void;
}

/** The line is gone, or the task is paused, cancelled or held by another page: nothing that concerns one person. */
const stops = (caught: unknown): boolean =>
  caught instanceof ApiError &&
  (caught.kind === 'network' || caught.kind === 'timeout' || caught.status === 409 || caught.status === 401);

const itemOf = (claimed: ClaimedTaskItem): CertificateItem => claimed.data as CertificateItem;

const reasonOf = (caught: unknown): string =>
  caught instanceof Error && !(caught instanceof ApiError) ? caught.message : sentenceOf(caught);

/**
 * Works the items of a batch: draws each PDF and sends it. The upload itself writes the end of its item down, so an answer that is lost
 * leaves nothing undone and nothing doubled (S41). @throws ApiError when the line is gone; what is left stays left.
 */
export async function workTask(work: TaskWork): Promise<void> {
  const { task, scope, worker, signal, onSettled, onTask } = work;
  const open = () => openDrawing(work.template);
  const drawers = await (work.prepared?.catch(open) ?? open());
  const shrunk = new Set<number>();
  try {
    await runBatch<ClaimedTaskItem>({
      signal,
      lanes: lanesFor(drawers.size),
      next: claimQueue(async () => {
        const { items, data } = await claimTaskItems(task, worker, CLAIM, signal);
        onTask(data);
        return items;
      }),
      draw: async (claimed) => {
        const { pdf, warnings } = await drawers.draw(factsOf(itemOf(claimed), work.competencies, work.site));
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
    drawers.close();
  }
}
