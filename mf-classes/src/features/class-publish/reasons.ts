import { ApiError } from '@widya/api-client/api-error';
import { PUBLISH_TEXTS as texts } from './texts.ts';

/** Reasons against publishing a class: unsaved changes first, then those from the API. Source. */
export function publishReasons(dirty: boolean, failure: unknown): string[] {
  const listed =
    failure instanceof ApiError && failure.code === 'INVALID_TRANSITION'
      ? Object.values(failure.errors).concat(Object.keys(failure.errors).length === 0 ? [failure.message] : [])
      : [];
  return [...(dirty ? [texts.unsaved] : []), ...new Set(listed)];
}
