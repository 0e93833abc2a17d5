import * as adminLogs from '@widya/contract/admin-logs';
import type { adminLogSchemas } from '@widya/contract/admin-logs.schemas';
import type { CallAnswer, CallInput } from '@widya/contract/endpoint';
import { download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { type Query, useQuery } from './query.ts';

type Schemas = typeof adminLogSchemas;

/** Filters of the log. */
type AdminLogFilters = NonNullable<CallInput<Schemas['exportAdminLogs']>['query']>;

/** One row of the log; null loads nothing. */
export const useAdminLog = (id: number | null): Query<CallAnswer<Schemas['readAdminLog']>> =>
  useQuery<Schemas['readAdminLog']>(adminLogs.readAdminLog, id === null ? null : { params: { id: String(id) } });

/** The admins and objects by which the log can be filtered. */
export const useAdminLogFilters = (): Query<CallAnswer<Schemas['readAdminLogFilters']>> =>
  useQuery(adminLogs.readAdminLogFilters, {});

/** The filtered log as `data-log.csv`; pass it to `saveFile`. @throws ApiError */
export const exportAdminLogs = (query: AdminLogFilters): Promise<DownloadedFile> =>
  download(adminLogs.exportAdminLogs, { query: { ...query }, timeout: 60_000 });
