import { writeProof } from '../modules/address-proof/write-proof.ts';
import type { Database } from '../platform/database/pool.ts';

/** Proves an address for a new device; returns the device in the form that `TestApp.call` takes as caller. */
export async function proveAddress(db: Database, email: string, now = new Date()): Promise<{ readonly token: string }> {
  const { token } = await writeProof(db, { email, userAgent: null, now });
  return { token };
}
