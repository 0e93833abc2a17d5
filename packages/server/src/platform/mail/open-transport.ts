import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** The way out the settings ask for: a mail server, or files below the data folder. */
export const openTransport = ({ smtp, dataDir }: Config): MailTransport =>
  smtp ? smtpTransport(smtp) : fileTransport(join(dataDir, 'mail'));
