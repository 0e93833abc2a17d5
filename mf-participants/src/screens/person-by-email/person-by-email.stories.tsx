import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { personApi } from '../../testing/person-api.ts';
import PersonByEmail from './index.tsx';

interface StoryArgs {
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Data Orang menurut surel',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/users/surel?alamat=siti@contoh.example' },
  render: ({ answers, url }) => (
    <StoryShell
      api={{ ...personApi(), ...answers }}
      url={url}
      path="/users/surel"
      screens={{ Person: '/users/:id', PersonByEmail: '/users/surel' }}
    >
      <PersonByEmail {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const FIND = 'GET /v1/members/by_email';

export const Found: Story = {};
export const Loading: Story = { args: { answers: { [FIND]: () => ({ silent: true }) } } };
export const Unknown: Story = { args: { url: '/users/surel?alamat=tamu@contoh.example' } };
export const NoAddress: Story = { args: { url: '/users/surel' } };
export const Failed: Story = { args: { answers: { [FIND]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } } };
export const Forbidden: Story = {
  args: { answers: { [FIND]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
