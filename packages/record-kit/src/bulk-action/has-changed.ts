import { ApiError } from '@widya/api-client/api-error';

/** Whether an action was refused because its selection has changed since the preview. */
export const hasChanged = (caught: unknown): boolean =>
  caught instanceof ApiError && caught.code === 'VERSION_CONFLICT';
