import type { CertificateKind } from '@widya/contract/certificate-template';
import { eq } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { settleFiles } from '../../platform/storage/attached-files.ts';
import { recordFile, type StagedFile } from '../../platform/storage/stored-files.ts';
import { type BatchItemRef, settleBatchItem } from './batch-kind.ts';
import { insertNumbers, nextNumber } from './numbering.ts';
import { findCertificateOwner, lockCertificateOwnerRow, type Owner } from './owners.ts';
import { PEOPLE, writeCertificateUrl } from './people.ts';
import { selectForNumbering } from './rows.ts';

type IssueCtx = Pick<Ctx, 'tx' | 'caller' | 'now' | 'audit' | 'storage' | 'afterCommit' | 'jobs' | 'metrics'> & {
  readonly params: { readonly code: string; readonly id: number };
  readonly query: BatchItemRef & { readonly revision?: number | undefined };
};

/** Locks the person's certificate; assigns a number first when there is none. */
async function lockCertificate(tx: Tx, owner: Owner, person: { id: number; full_name: string }) {
  const select = () => tx.select().from(certificates).where(eq(PEOPLE[owner.kind].link, person.id)).for('update');
  const [existing] = await select();
  if (existing !== undefined) return existing;
  await lockCertificateOwnerRow(tx, owner);
  // A concurrent upload for the same person may have inserted it.
  const [meanwhile] = await select();
  if (meanwhile !== undefined) return meanwhile;
  await insertNumbers(tx, owner, [person], await nextNumber(tx, owner));
  const [created] = await select();
  if (created === undefined) throw new Error('nothing was inserted');
  return created;
}

/**
 * Stores an uploaded PDF as a person's certificate. The number stays; issuing again increments the revision, makes a
 * revoked certificate valid again and releases the old file. An upload with an existing revision is a repetition: it
 * returns the existing certificate and stores no second file (S41).
 * @throws ApiFailure 404 for people who are not listed and for another person's batch item, 409 when another page has
 * claimed the item, 422 when the certificate was revoked after the batch had started.
 */
export async function issueCertificate(ctx: IssueCtx, kind: CertificateKind, file: StagedFile) {
  const { tx, caller, now, params } = ctx;
  await holdPeople(tx);
  const owner = await findCertificateOwner(tx, caller, kind, params.code);
  const [person] = await selectForNumbering(tx, owner, { ids: [params.id] });
  if (person === undefined) throw notFound('Peserta tidak ditemukan');
  const before = await lockCertificate(tx, owner, person);
  // At the end of each path, because the uploads of a batch wait for each other from here on.
  const settle = async () => {
    const item = await settleBatchItem(ctx, ctx.query, person.id);
    if (item?.revoked === false && before.revoked_at !== null)
      throw new ApiFailure(422, 'VALIDATION', 'Sertifikat ini dicabut setelah proses dimulai');
  };
  const label = `${person.full_name} · ${owner.name}`;
  const { printed_number } = before;
  const auditBase = { object: 'certificate', objectId: before.id, label };
  if (ctx.query.revision !== undefined && before.certificate_url !== null && before.revision >= ctx.query.revision) {
    ctx.afterCommit(() => ctx.storage.remove(file.key));
    ctx.audit({ ...auditBase, after: { revision: before.revision, repeated: true } });
    const { certificate_url, revision } = before;
    await settle();
    return { success: true, affectedRows: 0, certificate_url, revision, printed_number } as const;
  }
  await recordFile(ctx, file);
  await settleFiles(tx, caller, now, {
    record: `certificate:${before.id}`,
    before: before.certificate_url === null ? [] : [before.certificate_url],
    after: [file.location],
  });
  const revision = before.certificate_url === null ? before.revision : before.revision + 1;
  await tx
    .update(certificates)
    .set({
      certificate_url: file.location,
      revision,
      full_name: person.full_name,
      predicate: person.predicate,
      event_name: owner.name,
      event_date: owner.date,
      issued_at: now,
      revoked_at: null,
      revoked_reason: '',
    })
    .where(eq(certificates.id, before.id));
  await writeCertificateUrl(tx, kind, [person.id], file.location);
  await settle();
  ctx.afterCommit(async () => ctx.metrics.certificateMade());
  ctx.audit({
    ...auditBase,
    before: { revision: before.certificate_url === null ? 0 : before.revision },
    after: { revision, printed_number },
  });
  return { success: true, affectedRows: 1, certificate_url: file.location, revision, printed_number } as const;
}
