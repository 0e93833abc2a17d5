import type { StoredSession } from './sign-in.ts';

/** A broadcast that was sent when the suites started. */
export interface EarlyBroadcast {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
}

/**
 * Starts a broadcast to one address. The setup calls this before the suites, because a broadcast is only sent after the
 * minute in which it can be recalled, and that minute passes while other suites run.
 */
export async function sendEarlyBroadcast(url: string, { token }: StoredSession): Promise<EarlyBroadcast> {
  const mark = Date.now().toString(36);
  const [to, subject] = [`sampai.${mark}@uji.example`, `Terkirim ${mark.toUpperCase()}`];
  const answer = await fetch(`${url}/v1/email/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipients: [{ email: to }], subject, content: '<p>Halo, ini kabar dari kami.</p>' }),
  });
  if (!answer.ok) throw new Error(`The broadcast is not sent: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, to, subject };
}

/** The broadcast that `global-setup.ts` has sent. */
export const earlyBroadcast = (): EarlyBroadcast => JSON.parse(process.env.WIDYA_BROADCAST ?? '{}') as EarlyBroadcast;
