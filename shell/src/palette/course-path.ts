import { ADMINS } from '@widya/contract/endpoint';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { COURSE_LIST_PATH } from '../routing/shell-screens.ts';
import { leadsSomewhere } from '../routing/start-path.ts';
import type { Viewer } from '../routing/viewer.ts';

/**
 * Where a course opens: its details for admins, its participants for instructors (3 §2.1), and while those screens are not
 * published, the list searched for it.
 */
export function coursePath(
  remotes: readonly RegistryRemote[],
  viewer: Viewer,
  { id, course_code }: { readonly id: number; readonly course_code: string },
): string {
  const own = `/editor/${ADMINS.includes(viewer.role) ? 'privateClassDetail' : 'privateClassVisitors'}/${id}`;
  return leadsSomewhere(remotes, viewer, own) ? own : `${COURSE_LIST_PATH}?q=${encodeURIComponent(course_code)}`;
}
