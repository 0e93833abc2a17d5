import { reportRemoteFailure as endpoint, type RemoteFailureReport } from '@widya/contract/telemetry';
import { call } from './api.ts';

/** Tells the server that a remote did not come up. Never fails: the person has enough trouble already. */
export async function reportRemoteFailure(report: RemoteFailureReport): Promise<void> {
  await call(endpoint, { body: report }).catch(() => undefined);
}
