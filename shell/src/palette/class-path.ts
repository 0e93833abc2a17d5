import { ADMINS } from '@widya/contract/endpoint';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { leadsSomewhere } from '../routing/start-path.ts';
import type { Viewer } from '../routing/viewer.ts';

/**
 * Where a class opens: its details for admins, its participants for instructors (1 §2.5), and while those screens are not published,
 * the class list searched for it.
 */
export function classPath(remotes: readonly RegistryRemote[], viewer: Viewer, code: string): string {
  const segment = encodeURIComponent(code);
  const own = `/editor/${ADMINS.includes(viewer.role) ? 'classDetail' : 'visitors'}/${segment}`;
  return leadsSomewhere(remotes, viewer, own) ? own : `/editor?q=${segment}`;
}
