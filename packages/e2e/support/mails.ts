import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './test.ts';

/** Long lines of a mail are broken by `=` at their ends, and an equals sign is written as a number. */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Mails that were sent to an address, in no order. */
export function mailsTo(address: string): readonly string[] {
  const folder = process.env.WIDYA_MAIL;
  if (!folder) throw new Error('Nobody knows where mails are written: start the suites with playwright test');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => plain(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(address));
}

/** Waits for a mail to an address that holds what is looked for. @returns the match */
export async function findInMail(address: string, wanted: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(() => {
      found =
        mailsTo(address)
          .map((mail) => wanted.exec(mail)?.[0] ?? '')
          .find((match) => match !== '') ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
