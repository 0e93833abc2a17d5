import { dropRequest } from './override-request.ts';
import { forgetOverrides } from './overrides.ts';

/** Removes all overrides and reloads the page. */
export function resetOverrides(): void {
  forgetOverrides();
  dropRequest();
}
