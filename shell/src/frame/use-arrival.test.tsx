import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useArrival } from './use-arrival.ts';

interface PageProps {
  readonly pathname: string;
  readonly hash?: string;
  readonly heading: string | null;
}

function Page({ pathname, hash = '', heading }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useArrival(main, { pathname, hash }, heading ?? '');
  return (
    <>
      <input aria-label="Cari" />
      <main ref={main}>
        {heading === null ? null : <h1>{heading}</h1>}
        {heading === null ? null : <section id="materi">Materi</section>}
      </main>
    </>
  );
}

const settle = () => act(async () => {});

it('leaves the focus alone on the first page', async () => {
  render(<Page pathname="/a" heading="A" />);
  await settle();
  expect(document.body).toHaveFocus();
});

it('moves the focus to the heading of the next page as soon as it is rendered', async () => {
  const { rerender } = render(<Page pathname="/a" heading="A" />);
  rerender(<Page pathname="/b" heading={null} />);
  await settle();
  expect(document.body).toHaveFocus();
  rerender(<Page pathname="/b" heading="B" />);
  await settle();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
});

it('does not move the focus away from a field', async () => {
  const { rerender } = render(<Page pathname="/a" heading="A" />);
  rerender(<Page pathname="/b" heading={null} />);
  screen.getByLabelText('Cari').focus();
  rerender(<Page pathname="/b" heading="B" />);
  await settle();
  expect(screen.getByLabelText('Cari')).toHaveFocus();
});

it('moves the focus to the target of an anchor, also on the first page', async () => {
  const { rerender } = render(<Page pathname="/a" hash="#materi" heading={null} />);
  rerender(<Page pathname="/a" hash="#materi" heading="A" />);
  await settle();
  expect(screen.getByText('Materi')).toHaveFocus();
});
