import { pino } from 'pino';
import { loadConfig } from '../../config/config.ts';
import { createDatabase, createPool } from '../../database/pool.ts';
import { diskStorage } from '../../storage/disk-storage.ts';
import { startMailWorker } from '../mail-worker.ts';
import { sendDueMails } from '../send-due-mails.ts';
import { smtpTransport } from '../smtp-transport.ts';
import type { MailTransport } from '../transport.ts';

// Sends the mails of a database until SIGTERM. For negative controls, CARELESS names a step to omit: 'record' (storing
// the hand-over before a text ends) or 'wait' (for the reply of a slow mail server before the next mail).
const { DATABASE = '{}', SMTP = '{}', SLOW_REPLY_MS = '', CARELESS } = process.env;
const pool = createPool({ ...JSON.parse(DATABASE), max: 4 });
const smtp = smtpTransport(JSON.parse(SMTP), CARELESS === 'wait' ? 60_000 : Number(SLOW_REPLY_MS));
const transport: MailTransport =
  CARELESS === 'record' ? { ...smtp, send: (mail) => smtp.send(mail, () => Promise.resolve()) } : smtp;
const config = loadConfig({ NODE_ENV: 'test' });
const parts = { db: createDatabase(pool), config, storage: diskStorage(config.dataDir), clock: () => new Date() };
const log = pino({ level: 'silent' });
const stop = startMailWorker(
  (stopping) => sendDueMails({ ...parts, transport, log }, Number.POSITIVE_INFINITY, { stopping }),
  log,
);
process.once('SIGTERM', async () => {
  await stop();
  smtp.close();
  await pool.end();
});
