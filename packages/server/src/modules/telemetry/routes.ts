import * as contract from '@widya/contract/telemetry';
import { telemetrySchemas } from '@widya/contract/telemetry.schemas';
import { type Binding, bindPublicPrepared } from '../../platform/http/bind.ts';
import { recordNavigation } from '../../platform/tracing/record-navigation.ts';
import { countReport } from '../releases/count-reports.ts';

/** A page reports each failure once; more reports per minute are a loop or abuse. */
const REPORTS_PER_MINUTE = 60;

/** An office opens many pages from one address; what exceeds this is not counted. */
const ROWS_PER_MINUTE = 600;

const report = bindPublicPrepared(
  contract.reportRemoteFailure,
  telemetrySchemas.reportRemoteFailure,
  (ctx) => {
    const { remote, version } = ctx.body;
    return countReport(ctx, { remote, version, openings: 0, failures: 1, seconds: null });
  },
  async ({ body, log, metrics, ip, userAgent }) => {
    const area = `/${body.path.split('/')[1] ?? ''}`;
    log.warn({ event: 'remote_failure', ip, user_agent: userAgent, ...body, path: area }, 'remote failure');
    metrics.remoteFailed(body.remote, body.version, body.failure);
    return { success: true };
  },
  { perMinute: REPORTS_PER_MINUTE },
);

const rows = bindPublicPrepared(
  contract.reportRowsShown,
  telemetrySchemas.reportRowsShown,
  (ctx) => {
    const { remote, version, openings = 0, ms } = ctx.body;
    return countReport(ctx, { remote, version, openings, failures: 0, seconds: ms === null ? null : ms / 1_000 });
  },
  async ({ body, metrics }) => {
    if (body.ms !== null) {
      metrics.rowsShown(body.remote, body.version, body.ms / 1_000);
      recordNavigation(body.remote, body.ms);
    }
    return { success: true };
  },
  { perMinute: ROWS_PER_MINUTE },
);

export const telemetryRoutes: Binding[] = [report, rows];
