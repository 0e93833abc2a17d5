import { expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './override-question.stories.tsx';

const { Asked, Refused, PartlyRefused } = composeStories(stories);

it('shows remote and origin, and runs nothing on Enter alone', async () => {
  const answers: string[] = [];
  const [onRun, onCancel] = [() => void answers.push('run'), () => void answers.push('cancel')];
  await Asked.run({ args: { ...Asked.args, onRun, onCancel } });
  expect(screen.getByText('mf-classes dari http://localhost:3101')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answers).toEqual(['cancel']);
  await userEvent.click(screen.getByRole('button', { name: 'Jalankan' }));
  expect(answers).toEqual(['cancel', 'run']);
});

it('shows the refused request and offers only the published version', async () => {
  await Refused.run();
  expect(screen.getByText(/Ditolak: mf-classes@https:\/\/jahat\.example\./)).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Buka versi terbit']);
});

it('shows why a request is refused', async () => {
  await Refused.run();
  expect(screen.getByText(/\. Asal ini tidak terdaftar di server Widya\.$/)).toBeInTheDocument();
  const refuse = (text: string) =>
    Refused.run({ args: { ...Refused.args, request: { requested: {}, refused: [text] } } });
  await refuse('classes');
  expect(screen.getByText(/^Ditolak: classes\. Tulis nama remote dan asalnya/)).toBeInTheDocument();
  await refuse('mf-classes@localhost');
  expect(screen.getByText(/^Ditolak: mf-classes@localhost\. Asal ini bukan alamat lengkap/)).toBeInTheDocument();
});

it('shows refused requests beside accepted ones', async () => {
  await PartlyRefused.run();
  expect(screen.getByText('mf-commerce dari https://uji.widya.example')).toBeInTheDocument();
  expect(screen.getByText(/Ditolak: mf-classes@/)).toBeInTheDocument();
});
