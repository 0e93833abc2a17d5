import * as adminLogs from '@widya/contract/admin-logs';
import type { adminLogSchemas } from '@widya/contract/admin-logs.schemas';
import type { CallAnswer, CallInput } from '@widya/contract/endpoint';
import { download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { type Query, useQuery } from './query.ts';

type Schemas = typeof adminLogSchemas;

/** What the log is narrowed to. */
type AdminLogFilters = NonNullable<CallInput<Schemas['exportAdminLogs']>['query']>;

/** One line of the log; asks for nothing while the id is null. */
export const useAdminLog = (id: number | null): Query<CallAnswer<Schemas['readAdminLog']>> =>
  useQuery<Schemas['readAdminLog']>(adminLogs.readAdminLog, id === null ? null : { params: { id: String(id) } });

/** The admins and objects the log can be narrowed to. */
export const useAdminLogFilters = (): Query<CallAnswer<Schemas['readAdminLogFilters']>> =>
  useQuery(adminLogs.readAdminLogFilters, {});

/** The narrowed log as `data-log.csv`; hand it to `saveFile`. @throws ApiError */
export const exportAdminLogs = (query: AdminLogFilters): Promise<DownloadedFile> =>
  download(adminLogs.exportAdminLogs, { query: { ...query }, timeout: 60_000 });
