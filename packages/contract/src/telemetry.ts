import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { telemetrySchemas } from './telemetry.schemas.ts';

type S = typeof telemetrySchemas;

/** Why a remote could not be loaded; `runtime` for one that is displayed and threw afterwards. */
export const REMOTE_FAILURES = [
  'network',
  'http',
  'timeout',
  'not-script',
  'evaluation',
  'missing-screen',
  'contract',
  'render',
  'runtime',
] as const;

export type RemoteFailure = (typeof REMOTE_FAILURES)[number];
export type RemoteFailureReport = z.input<S['reportRemoteFailure']['body']>;

/** Milliseconds after the rows before they are reported, because the page may still be loading files. */
export const ROWS_REPORT_DELAY = 3_000;

export type RowsReport = z.input<S['reportRowsShown']['body']>;

/** Writes to the server's log, and counts towards withdrawing a candidate. No audit row, because nothing is changed. */
export const reportRemoteFailure: Endpoint<S['reportRemoteFailure']> = {
  id: 'reportRemoteFailure',
  method: 'POST',
  path: '/v1/telemetry/remote_failures',
  access: { kind: 'public' },
  summary: 'Report that a remote could not be loaded or shown, or threw a runtime error.',
  tag: 'Telemetry',
  audit: null,
  status: 202,
};

/**
 * Counted for `/metrics`, and for comparing a candidate with the live version. No audit row, because nothing is
 * changed.
 */
export const reportRowsShown: Endpoint<S['reportRowsShown']> = {
  id: 'reportRowsShown',
  method: 'POST',
  path: '/v1/telemetry/rows',
  access: { kind: 'public' },
  summary: 'Report how long the first rows of a list took, and how many screens were shown.',
  tag: 'Telemetry',
  audit: null,
  status: 202,
};
