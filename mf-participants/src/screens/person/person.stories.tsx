import type { Meta, StoryObj } from '@storybook/react-vite';
import { useParams } from '@widya/remote-kit/router';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { HEAD, personApi, UPCOMING } from '../../testing/person-api.ts';
import Person from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly menu: (typeof TEST_USER)['menu'];
}

function Opened() {
  const { id = '' } = useParams();
  return <Person {...screenProps({ id })} />;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Data Orang',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/users/1', menu: TEST_USER.menu },
  render: ({ answers, url, menu }) => (
    <StoryShell
      // The story's responses come first, because the fake API uses the first route that matches.
      api={{
        ...answers,
        ...Object.fromEntries(Object.entries(personApi()).filter(([route]) => !(route in answers))),
      }}
      url={url}
      path="/users/:id"
      user={{ ...TEST_USER, menu }}
      screens={{
        Users: '/users',
        ClassParticipants: '/editor/visitors/:event_url',
        CourseParticipants: '/editor/privateClassVisitors/:event_url',
        EventDashboard: '/editor/dashboard/:event_url',
        Certificate: '/editor/certificate/:event_url',
        Transactions: '/transaction',
        GeneralEmail: '/editor/email',
        Quiz: '/editor/quiz/:event_url',
        ClassFeedback: '/editor/feedback/:event_url',
        Questions: '/editor/question/:event_url',
        Presence: '/presence',
        Complaints: '/complaint',
      }}
    >
      <Opened />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const PARTS = HEAD.parts.map((part) => `GET /v1/member/:id/person/${part}`);
const everyPart = (answer: FakeApi[string]): FakeApi => Object.fromEntries(PARTS.map((route) => [route, answer]));
const { member: _, ...withoutMember } = HEAD;
const { contact: __, ...onlyOrders } = withoutMember;

export const Everything: Story = {};
export const Empty: Story = { args: { answers: everyPart(() => ({ body: [] })) } };
export const Loading: Story = { args: { answers: { 'GET /v1/member/:id/person': () => ({ silent: true }) } } };
export const PartsLoading: Story = { args: { answers: everyPart(() => ({ silent: true })) } };
export const BeforeTheClass: Story = {
  args: { answers: { 'GET /v1/member/:id/person/registrations': () => ({ body: [UPCOMING] }) } },
};
export const OnePartFails: Story = {
  args: { answers: { 'GET /v1/member/:id/person/orders': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Failed: Story = {
  args: { answers: { 'GET /v1/member/:id/person': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Forbidden: Story = {
  args: {
    answers: { 'GET /v1/member/:id/person': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') },
  },
};
export const Missing: Story = { args: { url: '/users/999' } };
/** An account with the menu key of classes only. */
export const OfClasses: Story = {
  args: {
    menu: '["home"]',
    answers: {
      'GET /v1/member/:id/person': () => ({
        body: {
          ...withoutMember,
          parts: ['registrations', 'certificates', 'mails', 'tests', 'feedback', 'questions'],
        },
      }),
    },
  },
};
/** An account with the menu key of transactions only. */
export const OfTransactions: Story = {
  args: {
    menu: '["transaction"]',
    answers: { 'GET /v1/member/:id/person': () => ({ body: { ...onlyOrders, parts: ['orders'] } }) },
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
