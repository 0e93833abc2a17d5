import type { z } from 'zod';
import type { accountSingleSignOnSchemas } from './accounts-single-sign-on.schemas.ts';
import { endpoint } from './endpoint.ts';

type S = typeof accountSingleSignOnSchemas;

/** What begins a sign-in at the provider of the organisation. */
export type BegunSingleSignOn = z.output<S['beginSingleSignOn']['answer']>;

/** The page that leads to the provider, and that the provider leads back to. It is registered there as the redirect address. */
export const SINGLE_SIGN_ON_PATH = '/masuk';

/** Whoever began a sign-in has so long to finish it at the provider. Minutes. */
export const SINGLE_SIGN_ON_MINUTES = 10;

const tag = 'Single sign-on';

/** The answer is the same for everybody. 404 NOT_FOUND where no provider is set up, 503 NOT_READY while it cannot be reached. */
export const beginSingleSignOn = endpoint<S['beginSingleSignOn']>()({
  id: 'beginSingleSignOn',
  method: 'POST',
  path: '/v1/single_sign_on/begin',
  access: { kind: 'public' },
  summary: "Get the address of the provider's sign-in page.",
  tag,
  audit: null,
});

/**
 * Ends a sign-in with what the provider added to the address of the page. 404 NOT_FOUND when it was begun in another tab, is used or
 * took too long, 403 FORBIDDEN when the account has no rights here, 503 NOT_READY while the provider cannot be reached.
 */
export const finishSingleSignOn = endpoint<S['finishSingleSignOn']>()({
  id: 'finishSingleSignOn',
  method: 'POST',
  path: '/v1/single_sign_on',
  access: { kind: 'public' },
  summary: 'Finish a sign-in at the provider of the organisation.',
  tag,
  audit: 'SIGNIN_SINGLESIGNON',
});
