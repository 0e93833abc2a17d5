import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { clientOf } from '../api/client.ts';
import { printTable } from '../table.ts';

/** Of the mail server, for each step of a mail. Milliseconds. */
const STEP_MS = 300;
const MAILS = 600;
/** Mails a second. */
const BAR = 10;

/** A mail server that takes its time. */
async function startSlowSmtp() {
  const script = path.join(ROOT, 'packages/server/src/testing/serve-fake-smtp.ts');
  const child = spawn(process.execPath, [script, String(STEP_MS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = { port: 0, received: 0 };
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      Object.assign(told, JSON.parse(line));
      resolve();
    }),
  );
  return { told, stop: () => child.kill() };
}

/** Measures how many mails leave a second where each step of the mail server takes long. Answers whether the bar is kept. */
export async function runMail(): Promise<boolean> {
  const smtp = await startSlowSmtp();
  const env = {
    SMTP_HOST: '127.0.0.1',
    // Measures what we can do, not what a provider allows.
    SMTP_RATE: '1000',
    SMTP_PORT: String(smtp.told.port),
    MAIL_FROM: 'Widya <tidak-dibalas@uji.example>',
    LOG_LEVEL: 'silent',
  };
  const product = await startProduct({ env });
  try {
    const { token } = await signIn(product.url, 'superadmin');
    const { ask } = clientOf(product.url, token);
    const { data } = await ask<{ data: readonly { code: string }[] }>('/v1/class?page=1&per_page=1&tab=upcoming');
    const people = Array.from({ length: MAILS }, (_, n) => ({
      email: `ukur-${n}@undangan.example`,
      nama: `Peserta Tolok Ukur ${n}`,
      row: n + 2,
    }));
    await ask(`/v1/class/${data[0]?.code}/invite/batch?override_quota=1`, { people });
    const received = async (count: number): Promise<number> => {
      while (smtp.told.received < count) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now();
    };
    // The first tenth is the start of everything, not the pace.
    const begun = await received(MAILS / 10);
    const seconds = ((await received(MAILS)) - begun) / 1_000;
    const pace = (MAILS * 0.9) / seconds;
    printTable(`Mails to a server that takes ${STEP_MS} ms for each step`, [
      { mails: MAILS, seconds: Number(seconds.toFixed(1)), 'a second': Number(pace.toFixed(1)), bar: BAR },
    ]);
    const kept = pace >= BAR;
    console.log(kept ? '✓ the bar is kept' : '✗ not kept');
    return kept;
  } finally {
    await product.stop();
    smtp.stop();
  }
}
