import type { CertificateKind } from '@widya/contract/certificate-template';
import type { CertificateBulkAction, CertificateBulkPreview } from '@widya/contract/certificates-bulk';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { reasonsOf } from './eligibility.ts';
import { findCertificateOwner, type Owner } from './owners.ts';
import { countReasons } from './reasons.ts';
import { revocationRefusal } from './revoke.ts';
import { type CertificatePerson, isRevokedNow } from './rows.ts';
import { type Selection, selectChosen } from './selection.ts';

interface BulkRequest extends Selection {
  readonly action: CertificateBulkAction;
  readonly again?: boolean | undefined;
  readonly revoked?: boolean | undefined;
}

type PreviewCtx = Pick<Ctx, 'tx' | 'caller'> & {
  readonly params: { readonly code: string };
  readonly body: BulkRequest;
};

const EXAMPLES = 5;

async function reasonsFor(
  tx: Tx,
  owner: Owner,
  selected: readonly CertificatePerson[],
  request: BulkRequest,
): Promise<(string | null)[]> {
  if (request.action === 'revoke') return selected.map(revocationRefusal);
  const reasons = await reasonsOf(tx, owner, selected, request);
  return selected.map(({ id }) => reasons.get(id) ?? null);
}

/**
 * Counts what an action on the selected certificates would do; the action itself decides again under the lock.
 * @throws ApiFailure 404, 409, 422.
 */
export async function previewCertificateBulk(
  { tx, caller, params, body }: PreviewCtx,
  kind: CertificateKind,
): Promise<CertificateBulkPreview> {
  const owner = await findCertificateOwner(tx, caller, kind, params.code);
  const selected = await selectChosen(tx, owner, body);
  const reasons = await reasonsFor(tx, owner, selected, body);
  const changes = selected.filter((_, index) => reasons[index] === null);
  return {
    total: selected.length,
    changes: changes.length,
    made: selected.filter(({ certificate_url }) => certificate_url !== null).length,
    revoked: selected.filter(isRevokedNow).length,
    skipped: countReasons(reasons),
    examples: changes.slice(0, EXAMPLES).map(({ full_name }) => full_name),
  };
}
