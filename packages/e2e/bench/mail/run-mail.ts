import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { clientOf } from '../api/client.ts';
import { printTable } from '../table.ts';

/** Delay of the mail server in each step of a mail, milliseconds. */
const STEP_MS = 300;
const MAILS = 600;
/** Target in mails per second. */
const TARGET = 10;

/** Starts a mail server that delays each step by `STEP_MS`. */
async function startSlowSmtp() {
  const script = path.join(ROOT, 'packages/server/src/testing/serve-fake-smtp.ts');
  const child = spawn(process.execPath, [script, String(STEP_MS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const state = { port: 0, received: 0 };
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      Object.assign(state, JSON.parse(line));
      resolve();
    }),
  );
  return { state, stop: () => child.kill() };
}

/** Measures how many mails per second leave through a slow mail server. @returns true when the target is met. */
export async function runMail(): Promise<boolean> {
  const smtp = await startSlowSmtp();
  const env = {
    SMTP_HOST: '127.0.0.1',
    // Exceeds the measured rate, so that the limit meant for providers does not slow the benchmark down.
    SMTP_RATE: '1000',
    SMTP_PORT: String(smtp.state.port),
    MAIL_FROM: 'Widya <tidak-dibalas@uji.example>',
    LOG_LEVEL: 'silent',
  };
  const product = await startProduct({ env });
  try {
    const { token } = await signIn(product.url, 'superadmin');
    const { call } = clientOf(product.url, token);
    const { data } = await call<{ data: readonly { code: string }[] }>('/v1/class?page=1&per_page=1&tab=upcoming');
    const people = Array.from({ length: MAILS }, (_, n) => ({
      email: `ukur-${n}@undangan.example`,
      nama: `Peserta Tolok Ukur ${n}`,
      row: n + 2,
    }));
    await call(`/v1/class/${data[0]?.code}/invite/batch?override_quota=1`, { people });
    const received = async (count: number): Promise<number> => {
      while (smtp.state.received < count) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now();
    };
    // Excludes the first tenth, which includes the start of the task.
    const begun = await received(MAILS / 10);
    const seconds = ((await received(MAILS)) - begun) / 1_000;
    const pace = (MAILS * 0.9) / seconds;
    printTable(`Mails to a server that takes ${STEP_MS} ms for each step`, [
      { mails: MAILS, seconds: Number(seconds.toFixed(1)), 'a second': Number(pace.toFixed(1)), target: TARGET },
    ]);
    const met = pace >= TARGET;
    console.log(met ? '✓ the target is met' : '✗ not met');
    return met;
  } finally {
    await product.stop();
    smtp.stop();
  }
}
