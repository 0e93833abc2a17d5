import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@widya/design-system/layout';
import { TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { moveApi, TARGETS } from '../../../testing/move-targets.ts';
import { participant } from '../../../testing/participant-fixtures.ts';
import { SourceProvider } from '../source/source-context.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TargetFacts } from './target-facts.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
}

const SOURCE = { kind: 'class', code: 'MNA7Q2KD' } as const;

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Peserta Sesi/Pindah kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {} },
  render: ({ answers }) => (
    <StoryShell api={{ ...moveApi(), ...answers }} url="/" user={TEST_USER} path="/">
      <SourceProvider value={SOURCE}>
        <MoveDialog row={participant()} onClose={() => {}} />
      </SourceProvider>
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Empty: Story = {};
export const SearchFails: Story = {
  args: { answers: { 'GET /v1/class': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Refused: Story = {
  args: {
    answers: {
      'POST /v1/participant/:id/move': () => refusal(409, 'QUOTA_FULL', 'Kuota kelas tujuan sudah penuh'),
    },
  },
};
/** The facts about a chosen class that is dearer, one of the same price, and one that is cheaper and full. */
export const Targets: Story = {
  render: () => (
    <Stack>
      {TARGETS.slice(0, 3).map((target) => (
        <TargetFacts key={target.code} row={participant()} target={target} />
      ))}
    </Stack>
  ),
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
