import * as adminLogs from '@widya/contract/admin-logs';
import type { adminLogSchemas } from '@widya/contract/admin-logs.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';

type Schemas = typeof adminLogSchemas;

/** What the log is narrowed to. */
export interface AdminLogFilters {
  readonly q?: string | undefined;
  readonly admin_id?: number | undefined;
  readonly object?: string | undefined;
  /** First and last day, YYYY-MM-DD in WIB. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type AdminLogPageQuery = AdminLogFilters & Listing & { readonly sort?: string | undefined };
export type AdminLogPage = PageOf<CallAnswer<Schemas['listAdminLogs']>>;

/** One page of the log, newest first. Source: C-176, C-177. */
export const useAdminLogPage = (query: AdminLogPageQuery): Query<AdminLogPage> =>
  useQuery<Schemas['listAdminLogs'], AdminLogPage>(adminLogs.listAdminLogs, { query: { ...query } });

/** One line of the log; asks for nothing while the id is null. */
export const useAdminLog = (id: number | null): Query<CallAnswer<Schemas['readAdminLog']>> =>
  useQuery<Schemas['readAdminLog']>(adminLogs.readAdminLog, id === null ? null : { params: { id: String(id) } });

/** The admins and objects the log can be narrowed to. */
export const useAdminLogFilters = (): Query<CallAnswer<Schemas['readAdminLogFilters']>> =>
  useQuery(adminLogs.readAdminLogFilters, {});

/** The narrowed log as `data-log.csv`; hand it to `saveFile`. @throws ApiError */
export const exportAdminLogs = (query: AdminLogFilters): Promise<DownloadedFile> =>
  download(adminLogs.exportAdminLogs, { query: { ...query }, timeout: 60_000 });
