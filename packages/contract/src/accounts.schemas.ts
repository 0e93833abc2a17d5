import { z } from 'zod';
import { ROLES } from './endpoint.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwords.ts';
import { affectedAnswer, email, flag, instant, requiredText } from './scalars.schemas.ts';

const text255 = z.string().trim().max(255);

/** A password being chosen. Its presence among the commonest ones is checked by the server. */
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

/** A password being offered. */
const offeredPassword = z.string().min(1).max(1_000);

/** The account that is signed in. `menu` is JSON text; the shell parses it (rule A-064). */
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
  })
  .meta({ id: 'SessionUser' });

const credentials = z.object({ email: z.string().trim().min(1).max(255), password: offeredPassword });
const signedIn = z.object({ success: z.literal(true), token: z.string(), user: sessionUser });
const session = z.object({ success: z.literal(true), user: sessionUser });
const passwordChange = z.object({ oldPassword: offeredPassword, newPassword });

export const accountSchemas = {
  loginAdmin: { body: credentials, answer: signedIn },
  loginInstructor: { body: credentials, answer: signedIn },
  tokenLoginAdmin: { answer: session },
  tokenLoginInstructor: { answer: session },
  logout: { answer: affectedAnswer },
  registerAdmin: {
    body: z.object({ email, name: requiredText(255), password: newPassword }),
    answer: signedIn,
  },
  updateOwnAdmin: {
    body: z.object({
      email,
      name: requiredText(255),
      address: text255.nullish(),
      phone_num: text255.max(32).nullish(),
    }),
    answer: affectedAnswer.extend({ user: sessionUser }),
  },
  changeOwnAdminPassword: { body: passwordChange, answer: affectedAnswer },
  changeOwnInstructorPassword: { body: passwordChange, answer: affectedAnswer },
};
