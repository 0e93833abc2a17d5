import { expect, test } from '@jest/globals';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createGuardedHistory, type History } from './guarded-history.ts';

function open() {
  const memory = createMemoryHistory({ initialEntries: ['/satu', '/dua'], v5Compat: true });
  const history = createGuardedHistory(memory as History);
  const seen: string[] = [];
  history.listen(() => seen.push(history.location.pathname));
  history.guard((current, next) => current.pathname !== next.pathname);
  return { history, memory, seen };
}

test('a blocked push leaves the address unchanged and runs after confirmation', () => {
  const { history, memory, seen } = open();
  history.navigator.push('/tiga');
  expect(memory.location.pathname).toBe('/dua');
  history.blocked()?.leave();
  expect(memory.location.pathname).toBe('/tiga');
  expect(seen).toEqual(['/tiga']);
  history.navigator.replace('/empat');
  expect(memory.location.pathname).toBe('/tiga');
});

test('a blocked step back is undone, and taken after confirmation', async () => {
  const { history, memory, seen } = open();
  memory.go(-1);
  expect(memory.location.pathname).toBe('/dua');
  expect(seen).toEqual([]);
  history.blocked()?.leave();
  await Promise.resolve();
  expect(memory.location.pathname).toBe('/satu');
  expect(seen).toEqual(['/satu']);
  memory.go(1);
  expect(memory.location.pathname).toBe('/satu');
});

test('after staying, the next navigation is blocked again; a change of the query is not blocked', () => {
  const { history, memory } = open();
  history.navigator.push('/tiga');
  history.blocked()?.stay();
  expect(history.blocked()).toBeNull();
  history.navigator.push('/dua?halaman=2');
  expect(memory.location.search).toBe('?halaman=2');
  history.navigator.push('/tiga');
  expect(history.blocked()).not.toBeNull();
});
