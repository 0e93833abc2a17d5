import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { RecordPoster } from './record-poster.tsx';

const render = (uploaded: string | null, isAcross: boolean) =>
  renderToStaticMarkup(<RecordPoster code="gelar-wicara" uploaded={uploaded} isAcross={isAcross} />);

it('shows an uploaded poster whole beside the text, and without a background across the page', () => {
  expect(render('/files/public/a.jpg', false)).toContain('class="poster whole"');
  const across = render('/files/public/a.jpg', true);
  expect(across).toContain('src="/files/public/a.jpg"');
  expect(across).toContain('width="1200" height="600"');
  expect(across).not.toContain('whole');
});

it('never shows the square of a drawn poster across (D220)', () => {
  expect(render(null, false)).toContain('bentuk=kotak');
  expect(render(null, true)).not.toContain('bentuk=kotak');
});
