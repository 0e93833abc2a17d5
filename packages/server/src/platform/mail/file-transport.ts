import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-failures.ts';
import type { MailTransport } from './transport.ts';

/** The domain `.invalid` never exists (RFC 2606), so it demonstrates a bounce without a mail server. */
const NOWHERE = /\.invalid$/i;

/** Writes each mail as an `.eml` file; the default without a configured mail server. */
export function fileTransport(folder: string): MailTransport {
  const renderer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ attachments, ...mail }, onHandOver) {
      if (NOWHERE.test(mail.to.address))
        throw new MailRefused('550 5.1.1 Alamat penerima tidak ada', { bounced: true });
      const { message } = await renderer.sendMail({
        ...mail,
        headers: { ...mail.headers },
        attachments: [...attachments],
      });
      await mkdir(folder, { recursive: true });
      // The id is the same for every attempt, so a repeated mail replaces its file.
      const name = mail.messageId.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-|-$/g, '');
      const temporary = join(folder, `${randomUUID()}.part`);
      await writeFile(temporary, message as Buffer);
      await onHandOver();
      await rename(temporary, join(folder, `${name}.eml`));
    },
    close: () => renderer.close(),
  };
}
