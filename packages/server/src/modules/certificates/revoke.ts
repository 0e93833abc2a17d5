import type { CertificateKind } from '@widya/contract/certificate-template';
import { and, inArray, isNull } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { lockCertificateOwner } from './owners.ts';
import { PEOPLE, writeCertificateUrl } from './people.ts';
import { countReasons } from './reasons.ts';
import { type CertificatePerson, isRevokedNow } from './rows.ts';
import { type Selection, selectChosen } from './selection.ts';

type RevokeCtx = Pick<Ctx, 'tx' | 'caller' | 'audit' | 'now'> & {
  readonly params: { readonly code: string };
  readonly body: Selection & { readonly reason: string };
};

/** Why a certificate cannot be revoked; null when it can. */
export function revocationRefusal(person: CertificatePerson): string | null {
  if (isRevokedNow(person)) return 'Sertifikatnya sudah dicabut';
  return person.certificate_url === null ? 'Sertifikatnya belum dibuat' : null;
}

/**
 * Revokes certificates. Their people keep their seats; numbers, codes and files stay, so that the public page can show
 * the revocation and a later issue reuses the number. @throws ApiFailure 404, 409, 422 as `selectChosen`.
 */
export async function revokeCertificates(ctx: RevokeCtx, kind: CertificateKind) {
  const { tx, caller, now, body } = ctx;
  await holdPeople(tx);
  const owner = await lockCertificateOwner(tx, caller, kind, ctx.params.code);
  const selected = await selectChosen(tx, owner, body);
  const changes = selected.filter((person) => revocationRefusal(person) === null);
  const ids = changes.map(({ id }) => id);
  await tx
    .update(certificates)
    .set({ revoked_at: now, revoked_reason: body.reason })
    .where(and(inArray(PEOPLE[kind].link, ids), isNull(certificates.revoked_at)));
  await writeCertificateUrl(tx, kind, ids, null);
  const [only] = changes;
  const isOne = changes.length === 1 && only !== undefined;
  ctx.audit({
    object: 'certificate',
    objectId: isOne ? (only.certificate_id ?? owner.code) : owner.code,
    label: isOne ? `${only.full_name} · ${owner.name}` : owner.name,
    after: {
      revoked: changes.map(({ printed_number }) => printed_number),
      ...(body.reason === '' ? {} : { reason: body.reason }),
      ...(owner.kind === 'course' ? { course_id: owner.id } : { class_code: owner.code }),
    },
  });
  return {
    success: true,
    affectedRows: changes.length,
    skipped: countReasons(selected.map(revocationRefusal)),
  } as const;
}
