import { loginAdmin, loginInstructor, tokenLoginAdmin, tokenLoginInstructor } from '@widya/contract/accounts';
import type { UserType } from './cookies.ts';

/** Options of 'Masuk sebagai'. Source: A-047. */
export type SignInAs = 'admin' | 'instructor';

/** Admins and instructors have separate endpoints. Source. */
export const loginOf = (as: SignInAs) => (as === 'admin' ? loginAdmin : loginInstructor);

export const tokenLoginOf = (userType: UserType) =>
  userType === 'instructor' ? tokenLoginInstructor : tokenLoginAdmin;

/** The option of 'Masuk sebagai' for a user type. */
export const signInAsOf = (userType: UserType): SignInAs => (userType === 'instructor' ? 'instructor' : 'admin');
