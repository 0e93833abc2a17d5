import { reportRemoteFailure as endpoint, type RemoteFailureReport } from '@widya/contract/telemetry';
import { call } from './api.ts';

/** Reports a remote that could not be loaded. Never rejects, because the report must not cause another failure. */
export async function reportRemoteFailure(report: RemoteFailureReport): Promise<void> {
  await call(endpoint, { body: report }).catch(() => undefined);
}
