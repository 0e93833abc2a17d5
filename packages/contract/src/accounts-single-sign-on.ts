import type { z } from 'zod';
import type { accountSingleSignOnSchemas } from './accounts-single-sign-on.schemas.ts';
import type { Endpoint } from './endpoint.ts';

type S = typeof accountSingleSignOnSchemas;

/** A sign-in that was started at the organisation's provider. */
export type BegunSingleSignOn = z.output<S['beginSingleSignOn']['answer']>;

/**
 * The page that starts a sign-in at the provider and to which the provider redirects back; registered there as the
 * redirect address.
 */
export const SINGLE_SIGN_ON_PATH = '/masuk';

/** How long a sign-in at the provider may take, in minutes. */
export const SINGLE_SIGN_ON_MINUTES = 10;

const tag = 'Single sign-on';

/**
 * The answer is the same for everybody. 404 NOT_FOUND where no provider is set up, 503 NOT_READY while it cannot be
 * reached.
 */
export const beginSingleSignOn: Endpoint<S['beginSingleSignOn']> = {
  id: 'beginSingleSignOn',
  method: 'POST',
  path: '/v1/single_sign_on/begin',
  access: { kind: 'public' },
  summary: "Get the address of the provider's sign-in page.",
  tag,
  audit: null,
};

/**
 * Completes a sign-in with the query that the provider added to the address. 404 NOT_FOUND when it was started in
 * another tab, is used or has expired, 403 FORBIDDEN when the account has no access, 503 NOT_READY while the provider
 * cannot be reached.
 */
export const finishSingleSignOn: Endpoint<S['finishSingleSignOn']> = {
  id: 'finishSingleSignOn',
  method: 'POST',
  path: '/v1/single_sign_on',
  access: { kind: 'public' },
  summary: 'Finish a sign-in at the provider of the organisation.',
  tag,
  audit: 'SIGNIN_SINGLESIGNON',
};
