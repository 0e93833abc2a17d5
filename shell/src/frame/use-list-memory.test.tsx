import { beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { listAddress } from '@widya/remote-kit/list-address';
import { staffView } from '../routing/signed-in.ts';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { useListMemory } from './use-list-memory.ts';

const propsAt = (pathname: string, search = '') => ({
  view: staffView(FULL_REGISTRY.remotes, { role: 'superadmin', menu: ['home', 'private-class'] }, pathname),
  search,
});
const renderAtClassList = () =>
  renderHook(({ view, search }) => useListMemory(view, search), {
    initialProps: propsAt('/editor', '?q=naskah&page=2'),
  });

beforeEach(() => sessionStorage.clear());

it('keeps the query of a list while its records are open', () => {
  const { rerender } = renderAtClassList();
  rerender(propsAt('/editor/visitors/ABC', '?status=WAITING'));
  rerender(propsAt('/private-class-editor', '?sort=-title'));
  expect(listAddress('/editor')).toBe('/editor?q=naskah&page=2');
  expect(listAddress('/private-class-editor')).toBe('/private-class-editor?sort=-title');
  expect(listAddress('/editor/visitors/ABC')).toBe('/editor/visitors/ABC');
});

it('keeps the newest query', () => {
  const { rerender } = renderAtClassList();
  rerender(propsAt('/editor', '?q=naskah&page=3'));
  expect(listAddress('/editor')).toBe('/editor?q=naskah&page=3');
  rerender(propsAt('/editor/'));
  expect(listAddress('/editor')).toBe('/editor');
});
