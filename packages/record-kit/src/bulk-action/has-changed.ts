import { ApiError } from '@widya/api-client/api-error';

/** Whether an action was refused because it means other rows than those that its preview counted. */
export const hasChanged = (caught: unknown): boolean =>
  caught instanceof ApiError && caught.code === 'VERSION_CONFLICT';
