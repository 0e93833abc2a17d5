import type { CertificateSettings } from '@widya/contract/certificates';
import type { AccountRef } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { newestBatch } from './batch-kind.ts';
import type { Owner } from './owners.ts';
import { selectTotals } from './people.ts';

/** The data of the certificate screen except its list. */
export async function presentSettings(tx: Tx, caller: AccountRef, owner: Owner): Promise<CertificateSettings> {
  const { id, code, name, date, stored, whatToLearn, version } = owner;
  return {
    id,
    code,
    name,
    date,
    template: stored === null ? null : { ...stored },
    what_to_learn: [...whatToLearn],
    version,
    ...(await selectTotals(tx, owner)),
    job_id: await newestBatch(tx, caller, owner),
  };
}
