import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecordPoster } from './record-poster.tsx';

const shown = (uploaded: string | null, isAcross: boolean) =>
  renderToStaticMarkup(<RecordPoster code="gelar-wicara" uploaded={uploaded} isAcross={isAcross} />);

it('shows an uploaded poster whole beside the text, and without a background across the page', () => {
  expect(shown('/files/public/a.jpg', false)).toContain('class="poster whole"');
  const across = shown('/files/public/a.jpg', true);
  expect(across).toContain('src="/files/public/a.jpg"');
  expect(across).toContain('width="1200" height="600"');
  expect(across).not.toContain('whole');
});

it('never shows the square of a drawn poster across (D220)', () => {
  expect(shown(null, false)).toContain('bentuk=kotak');
  expect(shown(null, true)).not.toContain('bentuk=kotak');
});
