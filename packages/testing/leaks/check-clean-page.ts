import { expect, it, jest } from '@jest/globals';

declare global {
  interface Window {
    left?: number;
    heard?: number[];
  }
}

/** Asserts that the page is as new, then leaves behind all that a test file can leave. Two files call it, one after the other. */
export function checkCleanPage(): void {
  it('finds the page as if no file had been here before', () => {
    expect(window.left).toBeUndefined();
    expect(window.heard).toBeUndefined();
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
    expect(location.href).toBe('http://localhost/');
    expect(jest.isMockFunction(Element.prototype.getBoundingClientRect)).toBe(false);
    expect(jest.isMockFunction(window.fetch)).toBe(false);
    expect(setTimeout.name).not.toBe('fake');
    const asked: Event[] = [];
    window.addEventListener('asked', (event) => asked.push(event));
    window.dispatchEvent(new Event('asked'));
    expect(asked).toHaveLength(1);
  });

  it('leaves the page untidy for the next file', () => {
    window.left = 1;
    window.fetch = jest.fn<typeof fetch>();
    window.heard = [];
    window.addEventListener('asked', () => {
      throw new Error('A listener of a file that has ended was called.');
    });
    document.addEventListener('click', () => undefined);
    document.head.append(document.createElement('style'));
    document.body.append('words');
    document.body.className = 'dark';
    document.documentElement.lang = 'id';
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the test leaves a cookie behind on purpose
    document.cookie = 'a=1';
    history.pushState(null, '', '/editor');
    jest.spyOn(Element.prototype, 'getBoundingClientRect');
    jest.useFakeTimers();
  });
}
