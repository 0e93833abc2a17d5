import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-failures.ts';
import type { MailTransport } from './transport.ts';

/** No such domain can ever exist (RFC 2606), so this shows how a bounce looks without a mail server. */
const NOWHERE = /\.invalid$/i;

/** Writes each mail as an `.eml` file, which any mail program opens: the default where no mail server is configured. */
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
      await onHandOver();
      await mkdir(folder, { recursive: true });
      // The id is the same at each attempt, so a repeated mail replaces its file instead of adding one.
      const name = mail.messageId.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-|-$/g, '');
      const temporary = join(folder, `${randomUUID()}.part`);
      await writeFile(temporary, message as Buffer);
      await rename(temporary, join(folder, `${name}.eml`));
    },
    close: () => renderer.close(),
  };
}
