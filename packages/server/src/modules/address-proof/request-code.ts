import { ADDRESS_CODE_MINUTES } from '@widya/contract/address-proof';
import { siteOf } from '../../platform/addresses/site.ts';
import { newToken } from '../../platform/auth/tokens.ts';
import type { Config } from '../../platform/config/config.ts';
import { addressCodes } from '../../platform/database/schema/address-proofs.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { readHold } from '../../platform/mail/hold.ts';
import { codeHash, newCode } from './code-hash.ts';
import { admitCode } from './code-limits.ts';
import { codeMail } from './code-mail.ts';

const RESEND_SECONDS = 30;

type RequestCtx = Pick<Ctx, 'tx' | 'now' | 'config' | 'mail'>;

interface CodeRequest {
  readonly email: string;
  readonly return_to: string;
  /** A bot has filled the invisible field: nothing is stored and no mail is sent. */
  readonly isBot: boolean;
  readonly secretsKey: Buffer;
}

/** Whether the page shows the code itself: a demo without a mail server sends no readable mail. */
const showsCode = ({ demo, smtp }: Config): boolean => demo && smtp === null;

/** Creates a code and mails it, or pretends to for a bot. Does the same for known and unknown addresses. */
export async function requestCode({ tx, now, config, mail }: RequestCtx, request: CodeRequest) {
  const { email, return_to, isBot, secretsKey } = request;
  const challenge = newToken();
  const link = newToken();
  const code = newCode();
  const expiresAt = new Date(now.getTime() + ADDRESS_CODE_MINUTES * 60_000);
  let id: number | null = null;
  if (!isBot) {
    await admitCode(tx, email, now);
    const [row] = await tx
      .insert(addressCodes)
      .values({
        challenge_hash: challenge.hash,
        link_hash: link.hash,
        email,
        code_hash: codeHash(secretsKey, challenge.token, code),
        return_to,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning({ id: addressCodes.id });
    if (row === undefined) throw new Error('A code was not stored');
    id = Number(row.id);
    await mail.enqueue(codeMail(await siteOf(tx, config), { id, email, code, token: link.token, expiresAt }));
  }
  return {
    id,
    answer: {
      success: true as const,
      challenge: challenge.token,
      expires_at: expiresAt.toISOString(),
      resend_at: new Date(now.getTime() + RESEND_SECONDS * 1_000).toISOString(),
      mail_works: (await readHold(tx)) === undefined,
      ...(showsCode(config) && { code }),
    },
  };
}
