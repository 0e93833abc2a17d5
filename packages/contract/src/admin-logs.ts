import type { z } from 'zod';
import type { adminLogRow, adminLogSchemas } from './admin-logs.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof adminLogSchemas;

/** A row of the log of staff actions. */
export type AdminLog = z.output<typeof adminLogRow>;
export type AdminLogQuery = z.input<S['listAdminLogs']['query']>;

const tag = 'Admin logs';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'loglist' };

export const listAdminLogs: Endpoint<S['listAdminLogs']> = {
  id: 'listAdminLogs',
  method: 'GET',
  path: '/v1/admin/logs',
  access,
  summary: 'List what staff did, newest first.',
  tag,
  audit: null,
};

/** Reads one row, for a link to a row that is on another page by now. 404 when it does not exist. */
export const readAdminLog: Endpoint<S['readAdminLog']> = {
  id: 'readAdminLog',
  method: 'GET',
  path: '/v1/admin/logs/:id',
  access,
  summary: 'Read one row of the log.',
  tag,
  audit: null,
};

/** The admins and objects by which the log can be filtered. */
export const readAdminLogFilters: Endpoint<S['readAdminLogFilters']> = {
  id: 'readAdminLogFilters',
  method: 'GET',
  path: '/v1/admin/logs/filters',
  access,
  summary: 'Read the admins and objects by which the log can be filtered.',
  tag,
  audit: null,
};

/** `data-log.csv`: semicolons, BOM, formulas neutralised; the export itself is logged (S44). */
export const exportAdminLogs: Endpoint<S['exportAdminLogs']> = {
  id: 'exportAdminLogs',
  method: 'POST',
  path: '/v1/admin/logs/export',
  access,
  summary: 'Download the filtered log as a CSV.',
  tag,
  audit: 'EXPORT_LOG',
  answerType: 'text/csv; charset=utf-8',
};
