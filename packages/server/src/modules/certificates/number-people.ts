import type { CertificateKind } from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import { notFound } from '../../http/api-failure.ts';
import type { Ctx } from '../../http/context.ts';
import { holdPeople } from '../../jobs/engine/forgetting.ts';
import { startBatch } from './batch-kind.ts';
import { NO_PREDICATE, type Rule, reasonsOf } from './eligibility.ts';
import { insertNumbers, nextNumber } from './numbering.ts';
import { lockOwner } from './owners.ts';
import { selectForNumbering } from './people.ts';

type NumberCtx = Pick<Ctx, 'tx' | 'caller' | 'audit' | 'now' | 'requestId' | 'jobs'> & {
  readonly params: { readonly code: string };
  readonly body: Rule & {
    readonly ids?: number[] | undefined;
    readonly again?: boolean | undefined;
    readonly as_task?: boolean | undefined;
  };
};

/**
 * Allocates the numbers of a batch under the owner's lock and answers what its PDFs are drawn from, in the order of names.
 * People who have a certificate are left out unless it is to be issued again; so are people whom the rule of the batch leaves
 * out, and those without a predicate while page two is shown (B-136). @throws ApiFailure 404 when an id is not of a listed person: the whole batch is refused (S11).
 */
export async function numberPeople(ctx: NumberCtx, kind: CertificateKind) {
  const { tx, caller, body } = ctx;
  await holdPeople(tx);
  const owner = await lockOwner(tx, caller, kind, ctx.params.code);
  const people = await selectForNumbering(tx, owner, body.ids);
  if (body.ids !== undefined && people.length !== new Set(body.ids).size) throw notFound('Peserta tidak ditemukan');
  const wanted = people.filter(({ certificate_url }) => body.again === true || certificate_url === null);
  const reasons = await reasonsOf(tx, owner, wanted, body);
  const drawable = wanted.filter(({ id }) => !reasons.has(id));
  const unnumbered = drawable.filter(({ certificate_id }) => certificate_id === null);
  if (unnumbered.length > 0) await insertNumbers(tx, owner, unnumbered, await nextNumber(tx, owner));
  const chosen = new Set(drawable.map(({ id }) => id));
  const numbered = await selectForNumbering(tx, owner, body.ids);
  const items = numbered
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ id, full_name, predicate, certificate_url, number, printed_number, public_code, revision }) =>
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
              next_revision: certificate_url === null ? revision : revision + 1,
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
    after: { allocated: unnumbered.length, items: items.length },
  });
  return {
    success: true,
    affectedRows: unnumbered.length,
    items: body.as_task === true ? [] : items,
    left_out: reasons.size,
    without_predicate: [...reasons.values()].filter((reason) => reason === NO_PREDICATE).length,
    job_id: task,
  } as const;
}
