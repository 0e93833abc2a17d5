import * as contract from '@widya/contract/status';
import { statusSchemas } from '@widya/contract/status.schemas';
import { type Binding, bindPrepared } from '../../platform/http/bind.ts';
import { missingSettings } from './missing-settings.ts';
import {
  selectBackupAt,
  selectDatabase,
  selectFileTotals,
  selectMail,
  selectQueues,
  selectServers,
  selectWebhooks,
} from './queries.ts';
import { storageState } from './storage-state.ts';

const read = bindPrepared(
  contract.readStatus,
  statusSchemas.readStatus,
  // The bucket may be slow, so it is checked before the transaction opens.
  storageState,
  async ({ tx, config }, storage) => ({
    servers: await selectServers(tx),
    database: await selectDatabase(tx),
    queues: await selectQueues(tx),
    mail: await selectMail(tx),
    webhooks: await selectWebhooks(tx),
    storage: { ...storage, ...(await selectFileTotals(tx)) },
    backup_at: await selectBackupAt(tx),
    missing: missingSettings(config),
  }),
);

export const statusRoutes: Binding[] = [read];
