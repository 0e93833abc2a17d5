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

it('moves it to the heading of the next, as soon as that is there', async () => {
  const { rerender } = render(<Page pathname="/a" heading="A" />);
  rerender(<Page pathname="/b" heading={null} />);
  await settle();
  expect(document.body).toHaveFocus();
  rerender(<Page pathname="/b" heading="B" />);
  await settle();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
});

it('does not take it from somebody who is typing', async () => {
  const { rerender } = render(<Page pathname="/a" heading="A" />);
  rerender(<Page pathname="/b" heading={null} />);
  screen.getByLabelText('Cari').focus();
  rerender(<Page pathname="/b" heading="B" />);
  await settle();
  expect(screen.getByLabelText('Cari')).toHaveFocus();
});

it('goes to the place an anchor names, also on the first page', async () => {
  const { rerender } = render(<Page pathname="/a" hash="#materi" heading={null} />);
  rerender(<Page pathname="/a" hash="#materi" heading="A" />);
  await settle();
  expect(screen.getByText('Materi')).toHaveFocus();
});
