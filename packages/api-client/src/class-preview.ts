import { type ClassPreview, readClassPreview } from '@widya/contract/class-preview';
import { type Query, useQuery } from './query.ts';

/** Reviews and answered questions on the page of a class; null loads nothing. */
export const useClassPreview = (code: string | null): Query<ClassPreview> =>
  useQuery(readClassPreview, code === null ? null : { params: { code } });
