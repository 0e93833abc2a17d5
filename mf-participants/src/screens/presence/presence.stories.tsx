import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../users/story-users.ts';
import Presence from './index.tsx';
import { form, MATCHING, manyByName, presenceApi } from './story-presence.ts';

interface StoryArgs {
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Presensi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/presence' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...presenceApi(), ...answers }} url={url} user={TEST_USER} path="/presence">
      <Presence {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/presence_forms';
const MATCH = 'GET /v1/class/:code/presence_match';
const listed = (rows: readonly object[]): FakeApi => ({ [LIST]: () => ({ body: pageOf(rows) }) });

export const AllClasses: Story = {};
export const OneClass: Story = { args: { url: '/presence?class_code=NASKAH26' } };
export const Loading: Story = { args: { answers: { [LIST]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: listed([]) } };
export const FilteredEmpty: Story = { args: { url: '/presence?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const OneRow: Story = { args: { answers: listed([form(1, 'Siti Contoh', 'siti@contoh.example')]) } };
export const FiftyRows: Story = {
  args: {
    url: '/presence?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        form(
          index + 1,
          index % 6 === 0 ? 'Nama Panjang '.repeat(9) : `Orang ${index}`,
          `orang-${index}@contoh.example`,
        ),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const MatchFailed: Story = {
  args: {
    url: '/presence?class_code=NASKAH26',
    answers: { [MATCH]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};
export const NobodyMatches: Story = {
  args: {
    url: '/presence?class_code=NASKAH26',
    answers: { [MATCH]: () => ({ body: { ...MATCHING, matches: [] } }) },
  },
};
export const MarkFails: Story = {
  args: {
    url: '/presence?class_code=NASKAH26',
    answers: { 'POST /v1/class/:code/presence_match': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};
export const ClassesFail: Story = {
  args: { answers: { 'GET /v1/presence_forms/classes': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const AllMarked: Story = {
  args: {
    url: '/presence?class_code=NASKAH26',
    answers: {
      [MATCH]: () => ({
        body: { ...MATCHING, matches: MATCHING.matches.filter((row) => row.participant?.is_present) },
      }),
    },
  },
};
/** A class in which many people filled in the form with another address. */
export const ManyByName: Story = {
  args: { url: '/presence?class_code=NASKAH26', answers: { [MATCH]: () => ({ body: manyByName(250) }) } },
};
