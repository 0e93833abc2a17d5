import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Release } from '@widya/contract/releases';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { releaseApi, STAGED } from '../../testing/release-api.ts';
import Releases from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi | (() => FakeApi);
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Rilis',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/rilis' },
  render: ({ answers, url }) => (
    <StoryShell
      api={{ ...releaseApi(), ...(typeof answers === 'function' ? answers() : answers) }}
      url={url}
      user={TEST_USER}
      path="/rilis"
    >
      <Releases {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const All: Story = {};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Loading: Story = { args: { answers: { 'GET /v1/releases': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: releaseApi([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/releases': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/releases': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OpenWithCandidate: Story = { args: { url: '/rilis?area=mf-commerce' } };

export const OpenNarrow: Story = { args: { url: '/rilis?area=mf-commerce' }, globals: { width: '390' } };

export const OpenDark: Story = { args: { url: '/rilis?area=mf-classes' }, globals: { mode: 'dark' } };

export const OpenDisabled: Story = { args: { url: '/rilis?area=mf-communication' } };

export const OpenWithoutReports: Story = { args: { url: '/rilis?area=mf-participants' } };

const stale = () =>
  refusal(
    409,
    'VERSION_CONFLICT',
    'Data ini sudah diubah oleh orang lain. Periksa perubahannya sebelum menyimpan lagi.',
  );

/** Somebody else has changed the release in the meantime. */
export const Stale: Story = {
  args: {
    url: `/rilis?area=${STAGED.remote}`,
    answers: { 'POST /v1/releases/:remote/promote': stale, 'PUT /v1/releases/:remote/candidate': stale },
  },
};

/** The API when somebody else changes the release right after it was displayed. */
const changedTo = (theirs: Release) => (): FakeApi => {
  let displayed = false;
  return {
    'GET /v1/releases': () => {
      const rows = [displayed ? theirs : STAGED];
      displayed = true;
      return { body: { data: rows, override_origins: [] } };
    },
    'PUT /v1/releases/:remote/candidate': ({ body }) =>
      (body as { revision: string }).revision === theirs.revision
        ? { body: { success: true, data: theirs } }
        : refusal(409, 'VERSION_CONFLICT', 'Data ini sudah diubah oleh orang lain.', { current: theirs }),
  };
};

/** Somebody else has changed the audience in the meantime. */
export const ShareConflict: Story = {
  args: {
    url: `/rilis?area=${STAGED.remote}`,
    answers: changedTo({
      ...STAGED,
      revision: 'b2c3d4e5f6071829',
      candidate: STAGED.candidate && { ...STAGED.candidate, share: 50, admins: false, accounts: ['admin:7'] },
    }),
  },
};

/** Somebody else has withdrawn the candidate in the meantime. */
export const CandidateGone: Story = {
  args: {
    url: `/rilis?area=${STAGED.remote}`,
    answers: changedTo({ ...STAGED, revision: 'c3d4e5f607182930', candidate: null }),
  },
};
