import * as contract from '@widya/contract/telemetry';
import { telemetrySchemas } from '@widya/contract/telemetry.schemas';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';

/** A page reports each failure once; more reports per minute are a loop or abuse. */
const REPORTS_PER_MINUTE = 60;

/** An office opens many pages from one address; what exceeds this is not counted. */
const ROWS_PER_MINUTE = 600;

const report = bindPublic(
  contract.reportRemoteFailure,
  telemetrySchemas.reportRemoteFailure,
  async ({ body, log, metrics, ip, userAgent }) => {
    const area = `/${body.path.split('/')[1] ?? ''}`;
    log.warn({ event: 'remote_failure', ip, user_agent: userAgent, ...body, path: area }, 'remote failure');
    metrics.remoteFailed(body.remote, body.version, body.failure);
    return { success: true };
  },
  { perMinute: REPORTS_PER_MINUTE },
);

const rows = bindPublic(
  contract.reportRowsShown,
  telemetrySchemas.reportRowsShown,
  async ({ body, metrics }) => {
    metrics.rowsShown(body.remote, body.version, body.ms / 1_000);
    return { success: true };
  },
  { perMinute: ROWS_PER_MINUTE },
);

export const telemetryRoutes: Binding[] = [report, rows];
