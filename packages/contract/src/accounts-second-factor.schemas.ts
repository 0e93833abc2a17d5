import { z } from 'zod';
import { enteredPassword, sessionAnswer } from './accounts.schemas.ts';
import { NO_PASSKEY_NAME, NO_PASSWORD, NO_TOTP_CODE } from './accounts-sentences.ts';
import { createdPasskey, passkeyCreation, passkeyRequest, usedPasskey } from './passkeys.schemas.ts';
import { affectedAnswer, idParam, instant, mailedToken, requiredText } from './scalars.schemas.ts';

/** The token of an unfinished sign-in or set-up: 256 random bits, as in a mailed link. */
const challengeToken = mailedToken;
const totpCode = z
  .string(NO_TOTP_CODE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, NO_TOTP_CODE));
const passkeyName = requiredText(60, NO_PASSKEY_NAME);
const withPassword = z.object({ password: enteredPassword(NO_PASSWORD) });
/** Shown once. `confirmTotp` and `addPasskey` answer null when the account already has codes. */
const recoveryCodes = z.array(z.string());

const passkey = z
  .object({
    id: z.number().int(),
    name: z.string(),
    created_at: instant,
    last_used_at: instant.nullable(),
  })
  .meta({ id: 'Passkey' });

const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code: totpCode }),
  z.object({ method: z.literal('recovery'), code: requiredText(40, 'Masukkan kode pemulihan') }),
  z.object({ method: z.literal('passkey'), passkey: usedPasskey }),
]);

export const accountSecondFactorSchemas = {
  finishSignIn: { body: z.object({ token: challengeToken, proof }), answer: sessionAnswer },
  beginPasskeySignIn: {
    answer: z.object({ success: z.literal(true), token: z.string(), request: passkeyRequest }),
  },
  signInWithPasskey: { body: z.object({ token: challengeToken, passkey: usedPasskey }), answer: sessionAnswer },
  readOwnSecondFactor: {
    answer: z.object({
      /** When the authenticator app was enabled; null while it is not. */
      totp_since: instant.nullable(),
      recovery_codes_left: z.number().int(),
      passkeys: z.array(passkey),
      /** Whether the account must keep its last factor. */
      required: z.boolean(),
    }),
  },
  beginTotp: {
    body: withPassword,
    answer: z.object({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  },
  confirmTotp: {
    body: z.object({ code: totpCode }),
    answer: z.object({ success: z.literal(true), recovery_codes: recoveryCodes.nullable() }),
  },
  removeTotp: { body: withPassword, answer: affectedAnswer },
  renewRecoveryCodes: {
    body: withPassword,
    answer: z.object({ success: z.literal(true), recovery_codes: recoveryCodes }),
  },
  beginPasskey: {
    body: withPassword,
    answer: z.object({ success: z.literal(true), token: z.string(), creation: passkeyCreation }),
  },
  addPasskey: {
    body: z.object({ token: challengeToken, name: passkeyName, passkey: createdPasskey }),
    answer: z.object({ success: z.literal(true), passkey, recovery_codes: recoveryCodes.nullable() }),
  },
  renamePasskey: { params: idParam, body: withPassword.extend({ name: passkeyName }), answer: affectedAnswer },
  removePasskey: { params: idParam, body: withPassword, answer: affectedAnswer },
  resetSecondFactor: {
    body: z.object({ account_kind: z.enum(['admin', 'instructor']), account_id: z.number().int().positive() }),
    answer: affectedAnswer,
  },
};
