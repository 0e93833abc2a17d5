import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './rich-text.tsx';

it('shows bold, italics and paragraphs', () => {
  expect(renderToStaticMarkup(<RichText text="<p>Satu <b>dua</b> <em>tiga</em></p>" />)).toBe(
    '<div><p>Satu <b>dua</b> <em>tiga</em></p></div>',
  );
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<svg><style>@import url(//jahat.example)</style></svg>',
])('never lets through what could run: %s', (text) => {
  expect(renderToStaticMarkup(<RichText as="span" text={text} />)).not.toMatch(/alert|jahat|onerror|javascript|<svg/);
});
