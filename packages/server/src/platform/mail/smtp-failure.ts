import type { HoldReason } from '@widya/contract/email-log';
import { MailDeferred, MailRefused, MailServerTrouble, MailTextRefused } from './mail-failures.ts';

/** Replies to RCPT TO that mean that the address does not exist. */
const NO_SUCH_ADDRESS = [550, 551, 553];
/** Replies that require authentication, to any command. */
const SIGN_IN = [530, 534, 535, 538];
/** Replies that ask us to slow down or retry later, to any command; they say nothing about this mail. */
const SLOW_DOWN = [421, 454];
const TOO_LARGE = 552;
/** Enhanced codes for limits of the server or the account (RFC 3463). */
const ACCOUNT_LIMIT = /\b5\.(?:4\.\d+|3\.(?!4\b)\d+)/;
/** Enhanced codes for policy: the address exists but accepts nothing from us. */
const POLICY = /\b5\.7\.\d+/;

const NETWORK = ['ESOCKET', 'ETIMEDOUT', 'ECONNECTION', 'EDNS', 'ETLS', 'EPROTOCOL'];

interface SmtpFacts {
  readonly reply: number;
  readonly command: string;
  readonly code: string;
}

const factsOf = (error: Error): SmtpFacts => ({
  reply: 'responseCode' in error ? Number(error.responseCode) || 0 : 0,
  command: 'command' in error ? String(error.command) : '',
  code: 'code' in error ? String(error.code) : '',
});

function reasonOf({ reply, command, code }: SmtpFacts): HoldReason {
  if (code === 'EAUTH' || SIGN_IN.includes(reply)) return 'sign_in';
  if (command === 'MAIL FROM') return 'sender';
  return NETWORK.includes(code) ? 'connection' : 'other';
}

/**
 * Whether the text itself is refused, including a mail above the server's size limit, which is refused before it is
 * sent.
 */
const isTextRefused = ({ reply, command, code }: SmtpFacts, message: string): boolean =>
  (command === 'DATA' && reply >= 500 && !ACCOUNT_LIMIT.test(message)) ||
  (command === 'MAIL FROM' && (code === 'EMESSAGE' || reply === TOO_LARGE));

/** Classifies an error of nodemailer. Only a refusal of the recipient is final. */
export function smtpFailure(error: Error): Error {
  const facts = factsOf(error);
  const { reply, command } = facts;
  const options = { cause: error };
  if (SIGN_IN.includes(reply)) return new MailServerTrouble(error.message, { ...options, reason: 'sign_in' });
  if (SLOW_DOWN.includes(reply)) return new MailServerTrouble(error.message, { ...options, reason: reasonOf(facts) });
  if (command === 'RCPT TO' && reply >= 500)
    return new MailRefused(error.message, {
      ...options,
      bounced: NO_SUCH_ADDRESS.includes(reply) && !POLICY.test(error.message),
    });
  if (isTextRefused(facts, error.message)) return new MailTextRefused(error.message, options);
  if (['RCPT TO', 'DATA'].includes(command) && reply >= 400 && reply < 500)
    return new MailDeferred(error.message, options);
  return new MailServerTrouble(error.message, { ...options, reason: reasonOf(facts) });
}
