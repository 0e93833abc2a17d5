import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { mailApi } from '../../testing/mail-api.ts';
import { RECALLED } from '../../testing/mail-fixtures.ts';
import ClassEmail from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly record: string;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Surel kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, record: 'MNA7Q2KD', search: '' },
  render: ({ answers, record, search }) => (
    <StoryShell
      api={{ ...mailApi(), ...answers }}
      url={`/editor/email/${record}${search}`}
      path="/editor/email/:event_url"
      screens={{ ClassList: '/editor', CourseList: '/private-class-editor' }}
    >
      <ClassEmail {...screenProps({ event_url: record })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Templates: Story = {};
export const Loading: Story = { args: { answers: { 'GET /v1/class/:code': () => ({ silent: true }) } } };
export const Missing: Story = { args: { record: 'TIDAKADA' } };
export const Forbidden: Story = {
  args: { answers: { 'GET /v1/class/:code': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const ChoiceRefused: Story = {
  args: { answers: { 'PUT /v1/class/:code': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Broadcast: Story = { args: { search: '?tab=broadcast' } };
/** The address names a recalled broadcast of another class. */
export const OtherBroadcast: Story = {
  args: {
    search: `?tab=broadcast&lihat=riwayat&broadcast=${RECALLED.id}`,
    answers: {
      'GET /v1/email/broadcast/:id': () => ({
        body: { ...RECALLED, class_code: 'PSP9HMAA', class_name: 'Penyuntingan Naskah' },
      }),
    },
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
