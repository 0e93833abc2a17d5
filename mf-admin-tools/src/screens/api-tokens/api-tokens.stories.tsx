import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { apiTokenApi, SECRET } from '../../testing/api-token-api.ts';
import { CreateDialog } from './create/create-dialog.tsx';
import { TOKEN_SECRET_TEXTS } from './create/texts.ts';
import ApiTokens from './index.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  /** A dialog that the story opens over the list. */
  readonly opened?: 'create' | 'secret';
}

const nothing = () => undefined;

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Token API',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/token-api' },
  render: ({ answers, url, opened }) => (
    <StoryShell api={{ ...apiTokenApi(), ...answers }} url={url} user={TEST_USER} path="/token-api">
      <ApiTokens {...screenProps()} />
      {opened === 'create' && <CreateDialog onCreated={nothing} onClose={nothing} />}
      {opened === 'secret' && (
        <SecretDialog texts={TOKEN_SECRET_TEXTS} name="Sistem kepegawaian" secret={SECRET} onClose={nothing} />
      )}
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const All: Story = {};

export const OnlyExpired: Story = { args: { url: '/token-api?state=expired' } };

export const Loading: Story = { args: { answers: { 'GET /v1/api-tokens': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: apiTokenApi([]) } };

export const FilteredEmpty: Story = { args: { url: '/token-api?q=xyz', answers: apiTokenApi([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/api-tokens': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/api-tokens': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Creating: Story = { args: { opened: 'create' } };

export const CreatingNarrow: Story = { args: { opened: 'create' }, globals: { width: '390' } };

export const Created: Story = { args: { opened: 'secret' } };

/** The API refuses the last day, because the server has another date than the browser. */
export const DayRefused: Story = {
  args: {
    answers: {
      'POST /v1/api-tokens': () =>
        refusal(422, 'VALIDATION', 'Token berlaku paling lama satu tahun', {
          errors: { last_day: 'Token berlaku paling lama satu tahun' },
        }),
    },
  },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'POST /v1/api-tokens': () => refusal(507, 'STORAGE_FULL', 'Ruang penyimpanan di server penuh.'),
      'DELETE /v1/api-tokens/:id': () => refusal(507, 'STORAGE_FULL', 'Ruang penyimpanan di server penuh.'),
    },
  },
};
