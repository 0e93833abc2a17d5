import { z } from 'zod';
import { INCOMPLETE_REGISTRATION, INCOMPLETE_SIGN_IN, NO_NEW_PASSWORD, NO_OLD_PASSWORD } from './accounts-sentences.ts';
import { ROLES } from './endpoint.ts';
import { passkeyRequest } from './passkeys.schemas.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from './passwords.ts';
import { affectedAnswer, flag, instant, mailedToken, requiredEmail, requiredText, version } from './scalars.schemas.ts';

const text255 = z.string().trim().max(255);

// Message for an incomplete profile. Source: A-073.
const INCOMPLETE_PROFILE = 'Mohon mengisi formulir dengan lengkap';

/**
 * A new password. The server also checks it against a list of common passwords.
 * @param missing message for an empty field.
 */
export const newPassword = (missing: string) =>
  z.string(missing).min(1, missing).min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT).max(PASSWORD_MAX_LENGTH);

/** A password entered to sign in or to confirm. */
export const enteredPassword = (missing: string) => z.string(missing).min(1, missing).max(1_000);

/** The account that is signed in. `menu` is JSON text; the shell parses it. */
export const sessionUser = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    full_name: z.string(),
    phone_num: z.string().nullable(),
    address: z.string().nullable(),
    role: z.enum(ROLES),
    userType: z.enum(['admin', 'superadmin', 'instructor']),
    menu: z.string().nullable(),
    active: flag,
    /** Instructors only. */
    position: z.string().nullable(),
    /** Instructors only. */
    image_url: z.string().nullable(),
    session_expires_at: instant,
    /** The account must set up a second factor; until then it can reach only its session and profile. */
    must_set_up_second_factor: z.boolean(),
    /** Whether the account may run a remote that is not published, where the server allows that. Source: D265. */
    may_override: z.boolean(),
    /**
     * Base addresses of links for staff and for participants; `is_set` is false when they were guessed because
     * `PUBLIC_URL` is missing.
     */
    site: z.object({ address: z.string(), participants: z.string(), is_set: z.boolean() }),
    version,
  })
  .meta({ id: 'SessionUser' });

const credentials = z.object({
  email: requiredText(255, INCOMPLETE_SIGN_IN),
  password: enteredPassword(INCOMPLETE_SIGN_IN),
});
/** A new session. */
export const sessionAnswer = z.object({ success: z.literal(true), token: z.string(), user: sessionUser });
/** The answer when the password is correct and the account has a second factor. */
const secondFactorRequired = z.object({
  success: z.literal(true),
  second_factor: z.object({
    /** Completes the sign-in together with a proof. */
    token: z.string(),
    expires_at: instant,
    /** Whether a code of an authenticator app is accepted. */
    totp: z.boolean(),
    /** The challenge for a passkey of the account; null when it has none. */
    passkey: passkeyRequest.nullable(),
  }),
});
/** A session, or the request for the second factor. */
export const signInAnswer = z.union([sessionAnswer, secondFactorRequired]);
const session = z.object({ success: z.literal(true), user: sessionUser });
const done = z.object({ success: z.literal(true) });
const confirmation = z.object({ token: mailedToken });
/** Proof of work that a browser solves before it may register while many others do, in the format of `altcha-lib`. */
const challenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      expiresAt: z.number().int(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'RegistrationChallenge' });
const proof = z.object({
  challenge,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
});
const passwordChange = z.object({
  oldPassword: enteredPassword(NO_OLD_PASSWORD),
  newPassword: newPassword(NO_NEW_PASSWORD),
});

export const accountSchemas = {
  loginAdmin: { body: credentials, answer: signInAnswer },
  loginInstructor: { body: credentials, answer: signInAnswer },
  tokenLoginAdmin: { answer: session },
  tokenLoginInstructor: { answer: session },
  logout: { answer: affectedAnswer },
  registerAdmin: {
    body: z.object({
      email: requiredEmail(INCOMPLETE_REGISTRATION),
      name: requiredText(255, INCOMPLETE_REGISTRATION),
      password: newPassword(INCOMPLETE_REGISTRATION),
      proof: proof.optional(),
    }),
    answer: done,
  },
  readRegistrationChallenge: { answer: z.object({ success: z.literal(true), challenge }) },
  confirmAdminEmail: { body: confirmation, answer: done },
  resendAdminConfirmation: { body: confirmation, answer: done },
  updateOwnAdmin: {
    body: z.object({
      email: requiredEmail(INCOMPLETE_PROFILE).optional(),
      name: requiredText(255, INCOMPLETE_PROFILE).optional(),
      address: text255.nullish(),
      phone_num: text255.max(32).nullish(),
      version: version.optional(),
    }),
    answer: affectedAnswer.extend({ user: sessionUser }),
  },
  changeOwnAdminPassword: { body: passwordChange, answer: affectedAnswer },
  changeOwnInstructorPassword: { body: passwordChange, answer: affectedAnswer },
};
