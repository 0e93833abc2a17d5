import type { CertificateKind } from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import type { Ctx } from '../../platform/http/context.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { startBatch } from './batch-kind.ts';
import { NO_PREDICATE, type Rule, reasonsOf, withoutIssued } from './eligibility.ts';
import { insertNumbers, nextNumber } from './numbering.ts';
import { lockCertificateOwner } from './owners.ts';
import { selectForNumbering } from './rows.ts';
import { type Selection, selectPeople } from './selection.ts';

type NumberCtx = Pick<Ctx, 'tx' | 'caller' | 'audit' | 'now' | 'requestId' | 'jobs'> & {
  readonly params: { readonly code: string };
  readonly body: Rule & Selection & { readonly as_task?: boolean | undefined };
};

/**
 * Allocates the numbers of a batch under the owner's lock, in the order of names, and returns the data of its PDFs,
 * ordered by number. People excluded by the batch's rule get none, and neither do those without a predicate while page
 * two is shown (B-136).
 * @throws ApiFailure 404, 409 as `selectPeople`; the whole batch is refused (S11).
 */
export async function numberPeople(ctx: NumberCtx, kind: CertificateKind) {
  const { tx, caller, body } = ctx;
  await holdPeople(tx);
  const owner = await lockCertificateOwner(tx, caller, kind, ctx.params.code);
  const people = await selectPeople(tx, owner, body);
  const reasons = await reasonsOf(tx, owner, people, body);
  const excludedReasons = [...withoutIssued(reasons).values()];
  const drawable = people.filter(({ id }) => !reasons.has(id));
  const unnumbered = drawable.filter(({ certificate_id }) => certificate_id === null);
  if (unnumbered.length > 0) await insertNumbers(tx, owner, unnumbered, await nextNumber(tx, owner));
  const chosen = new Set(drawable.map(({ id }) => id));
  const numbered = await selectForNumbering(tx, owner, body);
  const items = numbered
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ id, full_name, predicate, file_url, revoked_at, number, printed_number, public_code, revision }) =>
      printed_number === null || public_code === null || revision === null || number === null
        ? []
        : [
            {
              id,
              full_name,
              predicate,
              printed_number,
              public_code,
              number,
              revoked: revoked_at !== null,
              next_revision: file_url === null ? revision : revision + 1,
            },
          ],
    )
    .toSorted((one, other) => one.number - other.number)
    .map(({ number: _, ...item }): CertificateItem => item);
  const task = body.as_task === true && items.length > 0 ? await startBatch(ctx, owner, items) : null;
  ctx.audit({
    object: 'certificate',
    objectId: owner.code,
    label: owner.name,
    after: {
      ...(owner.kind === 'course' ? { course_id: owner.id } : { class_code: owner.code }),
      allocated: unnumbered.length,
      items: items.length,
    },
  });
  return {
    success: true,
    affectedRows: unnumbered.length,
    items: body.as_task === true ? [] : items,
    left_out: excludedReasons.length,
    without_predicate: excludedReasons.filter((reason) => reason === NO_PREDICATE).length,
    job_id: task,
  } as const;
}
