import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { plainText } from '../formats/plain-text.ts';
import { safeNodes } from '../inputs/rich-text/safe-nodes.ts';

const htmlOf = (html: string) => render(<div>{safeNodes(html)}</div>).container.firstElementChild?.innerHTML;

test('shows bold, italic, underline and paragraphs', () => {
  expect(htmlOf('<p>Satu <b>dua</b> <i>tiga</i> <u>empat</u><br>lima</p>')).toBe(
    '<p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u><br>lima</p>',
  );
});

test('removes scripts, handlers and unsafe links', () => {
  expect(
    htmlOf('<p onclick="x()">a<script>x()</script><img src=x onerror=x()><a href="javascript:x()">b</a></p>'),
  ).toBe('<p>ab</p>');
});

test('shows plain text as it is', () => {
  expect(htmlOf('1 &lt; 2')).toBe('1 &lt; 2');
});

test('returns the text without markup', () => {
  expect(plainText('<p>Satu <b>dua</b></p><p>tiga<br>empat &amp; lima</p><style>x</style>')).toBe(
    'Satu dua\ntiga\nempat & lima',
  );
  expect(plainText('<p></p>')).toBe('');
});
