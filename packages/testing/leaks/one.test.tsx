import { expect, it, jest } from '@jest/globals';

declare global {
  interface Window {
    left?: number;
  }
}
const heard = (globalThis as { heard?: number[] }).heard;

it('finds the page as if no file had been here before', () => {
  expect(window.left).toBeUndefined();
  expect(heard).toBeUndefined();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
  expect(location.href).toBe('http://localhost/');
  expect(jest.isMockFunction(Element.prototype.getBoundingClientRect)).toBe(false);
  expect(jest.isMockFunction(window.fetch)).toBe(false);
  expect(setTimeout.name).not.toBe('fake');
  const asked: number[] = [];
  window.addEventListener('asked', ((event: CustomEvent) => asked.push(event.detail)) as EventListener);
  window.dispatchEvent(new CustomEvent('asked', { detail: 1 }));
  expect(asked).toEqual([1]);
});

it('and leaves all it can behind', () => {
  window.left = 1;
  window.fetch = jest.fn() as never;
  (globalThis as { heard?: number[] }).heard = [];
  window.addEventListener('asked', () => {
    throw new Error('a file that is over was asked');
  });
  document.addEventListener('click', () => undefined);
  document.head.append(document.createElement('style'));
  document.body.append('words');
  document.body.className = 'dark';
  document.documentElement.lang = 'id';
  localStorage.setItem('a', '1');
  sessionStorage.setItem('a', '1');
  document.cookie = 'a=1';
  history.pushState(null, '', '/editor');
  jest.spyOn(Element.prototype, 'getBoundingClientRect');
  jest.useFakeTimers();
});
