import { dropRequest } from './override-request.ts';
import { forgetOverrides } from './overrides.ts';

/** Forgets all overrides and loads the page as it is published. */
export function resetOverrides(): void {
  forgetOverrides();
  dropRequest();
}
