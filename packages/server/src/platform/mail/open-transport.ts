import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Opens the configured transport: a mail server, or files below the data folder. */
export const openTransport = ({ smtp, dataDir }: Config): MailTransport =>
  smtp ? smtpTransport(smtp) : fileTransport(join(dataDir, 'mail'));
