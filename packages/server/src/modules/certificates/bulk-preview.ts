import type { CertificateKind } from '@widya/contract/certificate-template';
import type { CertificateBulkAction, CertificateBulkPreview } from '@widya/contract/certificates-bulk';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { reasonsOf } from './eligibility.ts';
import { findOwner, type Owner } from './owners.ts';
import { countReasons } from './reasons.ts';
import { notRevokedBecause } from './revoke.ts';
import { isRevokedNow, type Numbered } from './rows.ts';
import { type Selection, selectChosen } from './selection.ts';

interface Wish extends Selection {
  readonly action: CertificateBulkAction;
  readonly again?: boolean | undefined;
  readonly revoked?: boolean | undefined;
}

type PreviewCtx = Pick<Ctx, 'tx' | 'caller'> & { readonly params: { readonly code: string }; readonly body: Wish };

const EXAMPLES = 5;

async function reasonsFor(tx: Tx, owner: Owner, selected: readonly Numbered[], wish: Wish): Promise<(string | null)[]> {
  if (wish.action === 'revoke') return selected.map(notRevokedBecause);
  const reasons = await reasonsOf(tx, owner, selected, wish);
  return selected.map(({ id }) => reasons.get(id) ?? null);
}

/**
 * Counts what an action on the selected certificates would do; the action itself decides again under the lock.
 * @throws ApiFailure 404, 409, 422.
 */
export async function previewBulk(
  { tx, caller, params, body }: PreviewCtx,
  kind: CertificateKind,
): Promise<CertificateBulkPreview> {
  const owner = await findOwner(tx, caller, kind, params.code);
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
