import { describe, expect, it, jest } from '@jest/globals';
import { acceptedEncoding, openPages } from './pages.ts';
import type { WebFiles } from './web-files.ts';

const SETTINGS = { overrideOrigins: [], providerName: null, traced: false };

function filesOf() {
  let registry = { schema: 1, remotes: [] } as const;
  const page = jest.fn<() => string | null>(
    () => '<script type="application/json" id="widya-registry"></script><!--widya:preloads-->',
  );
  const files: WebFiles = {
    page,
    registry: () => registry,
    assets: () => null,
    hasSite: () => true,
    sources: () => ({ scriptHashes: [], styleHashes: [], remoteOrigins: [] }),
  };
  const publish = () => {
    registry = { ...registry };
  };
  return { files, page, publish };
}

describe('pages', () => {
  it('tell the browser whether traces are recorded', () => {
    const { files } = filesOf();
    const text = (traced: boolean) => openPages(files, { ...SETTINGS, traced })(true, '/editor')?.body(null);
    expect(text(true)).toContain('<meta name="traceparent">');
    expect(text(false)).not.toContain('traceparent');
  });

  it('are composed once for each kind of visitor until something is published', () => {
    const { files, publish } = filesOf();
    const pageFor = openPages(files, SETTINGS);
    const first = pageFor(true, '/editor');
    expect(pageFor(true, '/editor')).toBe(first);
    expect(pageFor(false, '/editor')).not.toBe(first);
    expect(pageFor(true, '/editor')).toBe(first);
    expect(first?.body('br')).toBe(first?.body('br'));
    publish();
    expect(pageFor(true, '/editor')).not.toBe(first);
  });

  it('are composed anew until something is built', () => {
    const { files, page } = filesOf();
    const pageFor = openPages(files, SETTINGS);
    page.mockReturnValue(null);
    expect(pageFor(true, '/editor')).toBeNull();
    page.mockReturnValue('<p></p>');
    expect(pageFor(true, '/editor')?.body(null)).toBe('<p></p>');
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', null],
  [undefined, null],
])('accept-encoding %s: %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
