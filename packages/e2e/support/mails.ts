import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './test.ts';

/** Decodes a mail in which `=` at the end of a line continues the line and `=3D` stands for an equals sign. */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Returns the folder into which the shared product writes its mails. */
function sharedFolder(): string {
  const folder = process.env.WIDYA_MAIL;
  if (!folder) throw new Error('Nobody knows where mails are written: start the suites with playwright test');
  return folder;
}

/** Returns the mails that contain an address, in no order. @param folder mail folder of a test's own product */
export function mailsTo(address: string, folder = sharedFolder()): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => plain(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(address));
}

/** Waits for a mail to an address with a text that matches. @returns the match */
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
