import * as contract from '@widya/contract/telemetry';
import { call } from './api.ts';

/**
 * Reports a remote that could not be loaded or shown, or threw a runtime error. Never rejects, because the report must
 * not cause another failure.
 */
export async function reportRemoteFailure(report: contract.RemoteFailureReport): Promise<void> {
  await call(contract.reportRemoteFailure, { body: report }).catch(() => undefined);
}

/**
 * Reports how long the first rows took, and how many screens were shown. Never rejects, because nobody waits for it.
 * @param headers trace of the navigation, if another one may have begun since.
 */
export async function reportRowsShown(
  report: contract.RowsReport,
  headers?: Readonly<Record<string, string>>,
): Promise<void> {
  await call(contract.reportRowsShown, { body: report, headers }).catch(() => undefined);
}
