import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './test.ts';

/** Long lines of a mail are broken by `=` at their ends, and an equals sign is written as a number. */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Where the product of all suites writes its mails. */
function sharedFolder(): string {
  const folder = process.env.WIDYA_MAIL;
  if (!folder) throw new Error('Nobody knows where mails are written: start the suites with playwright test');
  return folder;
}

/** Mails that were sent to an address, in no order. @param folder of a product of a test's own */
export function mailsTo(address: string, folder = sharedFolder()): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => plain(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(address));
}

/** Waits for a mail to an address that holds what is looked for. @returns the match */
export async function findInMail(address: string, wanted: RegExp, folder?: string): Promise<string> {
  let found = '';
  await expect
    .poll(() => {
      found =
        mailsTo(address, folder)
          .map((mail) => wanted.exec(mail)?.[0] ?? '')
          .find((match) => match !== '') ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
