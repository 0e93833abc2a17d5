import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { DesignSystemProvider } from '../theme/provider.tsx';
import { announce } from './announcer.tsx';

const region = () => document.querySelector('[data-announcer]');

/** Returns the texts that the live region receives, because screen readers read only what changes in it. */
async function heardOf(messages: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = [];
  for (const message of messages) {
    const before = region()?.textContent;
    await act(async () => announce(message));
    const after = region()?.textContent ?? '';
    if (after !== before) heard.push(after.trim());
  }
  return heard;
}

it('announces an equal message again, each time', async () => {
  render(<DesignSystemProvider>{null}</DesignSystemProvider>);
  const messages = ['Tersalin', 'Tersalin', 'Tersalin', 'Gagal menyalin', 'Tersalin'];
  expect(await heardOf(messages)).toEqual(messages);
});
