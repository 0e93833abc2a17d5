import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { mailApi } from '../../testing/mail-api.ts';
import { RECALLED } from '../../testing/mail-fixtures.ts';
import CourseEmail from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly record: string;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Surel kelas daring mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, record: '7', search: '' },
  render: ({ answers, record, search }) => (
    <StoryShell
      api={{ ...mailApi(), ...answers }}
      url={`/editor/private-email/${record}${search}`}
      path="/editor/private-email/:event_url"
      screens={{ ClassList: '/editor', CourseList: '/private-class-editor' }}
    >
      <CourseEmail {...screenProps({ event_url: record })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Templates: Story = {};
export const ByCode: Story = { args: { record: 'ddp' } };
export const Loading: Story = { args: { answers: { 'GET /v1/course/:id/email_templates': () => ({ silent: true }) } } };
export const Missing: Story = { args: { record: 'TIDAKADA' } };
export const Forbidden: Story = {
  args: {
    answers: {
      'GET /v1/course/:id/email_templates': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.'),
    },
  },
};
export const ChoiceRefused: Story = {
  args: { answers: { 'PUT /v1/course/:id/email_templates': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Broadcast: Story = { args: { search: '?tab=broadcast' } };
/** The address names its course by code, and a recalled broadcast of another course. */
export const OtherBroadcast: Story = {
  args: {
    record: 'ddp',
    search: `?tab=broadcast&lihat=riwayat&broadcast=${RECALLED.id}`,
    answers: {
      'GET /v1/email/broadcast/:id': () => ({
        body: { ...RECALLED, course_id: 8, course_code: 'EYD2PQRS', course_title: 'Ejaan yang Disempurnakan' },
      }),
    },
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
