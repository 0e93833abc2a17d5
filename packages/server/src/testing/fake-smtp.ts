import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';

interface FakeSmtpOptions {
  /** Delay of each step, in ms. */
  readonly stepMs?: number;
  /** Delay of the reply to the text of a mail, in ms; defaults to `stepMs`. */
  readonly replyMs?: number;
}

/** Starts a mail server that stores accepted mails; tests configure its replies. */
export async function startFakeSmtp({ stepMs = 0, replyMs = stepMs }: FakeSmtpOptions = {}) {
  const received: { readonly to: string; readonly text: string }[] = [];
  /**
   * `answer` replies to a step: null accepts, a text such as '550 5.1.1 no such user' refuses. `withoutReply` is the
   * number of texts that were received and have no reply yet.
   */
  const fake = { answer: (_step: Step, _address: string): string | null => null, withoutReply: 0 };
  let repliesLeft = Number.POSITIVE_INFINITY;
  let released: Promise<void> = Promise.resolve();
  const reply = async (step: Step, address: string): Promise<Error | null> => {
    const ms = step === 'DATA' ? replyMs : stepMs;
    if (ms > 0) await wait(ms);
    if (step === 'DATA') {
      repliesLeft -= 1;
      if (repliesLeft < 0) await released;
    }
    const refusal = fake.answer(step, address);
    if (refusal === null) return null;
    return Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) });
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => void reply('CONNECT', '').then(done),
    onAuth: ({ username = '' }, _session, done) =>
      void reply('AUTH', username).then((error) => (error ? done(error) : done(null, { user: username }))),
    onMailFrom: ({ address }, _session, done) => void reply('MAIL', address).then(done),
    onRcptTo: ({ address }, _session, done) => void reply('RCPT', address).then(done),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const receive = async () => {
        const text = await buffer(stream);
        fake.withoutReply += 1;
        const error = await reply('DATA', to);
        fake.withoutReply -= 1;
        if (error === null) received.push({ to, text: text.toString() });
        return error;
      };
      // When the connection breaks in the middle of a text, no mail is stored.
      void receive()
        .catch((error: Error) => error)
        .then(done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(fake, {
    received,
    /**
     * Replies to `after` more texts and receives the others without a reply.
     * @returns a function that sends the replies to the others.
     */
    holdReplies: (after: number): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      repliesLeft = after;
      return resolve;
    },
    settings: { host: '127.0.0.1', port, secure: false, user: null, password: null, connections: 10, dkim: null },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;
