import type { AppLoadContext } from 'react-router';
import { CallFailure } from './call-failure.ts';

/** Makes calls that need an address proof; null when the device has none or it has expired. */
export async function ifProven<Answer>(context: AppLoadContext, work: () => Promise<Answer>): Promise<Answer | null> {
  if (!context.site.hasProof) return null;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFailure && error.code === 'ADDRESS_UNPROVEN')) throw error;
    context.site.forgetProof();
    return null;
  }
}
