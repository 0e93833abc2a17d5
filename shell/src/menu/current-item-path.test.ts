import { expect, it } from '@jest/globals';
import type { MenuKey } from '@widya/contract/menu';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { currentItemPath } from './current-item-path.ts';

const menu = [
  { path: '/editor', menuKey: 'home' },
  { path: '/create-event', menuKey: 'home' },
  { path: '/editor/live-streaming', menuKey: 'liveStreaming' },
  { path: '/tampilan-antarmuka', menuKey: 'tampilan-antarmuka' },
  { path: '/token-api', menuKey: null },
  { path: '/status', menuKey: null },
];
const remotes = [{ current: { manifest: { menu } } }] as unknown as readonly RegistryRemote[];

it.each<[string, MenuKey | null, string | null]>([
  ['/token-api', null, '/token-api'],
  ['/token-api/webhook/:webhook', null, '/token-api'],
  ['/tampilan-antarmuka/halaman', 'tampilan-antarmuka', '/tampilan-antarmuka'],
  ['/editor/detail-streaming/:code', 'liveStreaming', '/editor/live-streaming'],
  // Below the list of classes like most screens, and with the key of two items.
  ['/editor/detail/:event_url', 'home', null],
  ['/token-api-lain', null, null],
])('the screen at %s (key %s) belongs to the item at %s', (path, menuKey, item) => {
  expect(currentItemPath(remotes, { path: path as `/${string}`, menuKey })).toBe(item);
});
