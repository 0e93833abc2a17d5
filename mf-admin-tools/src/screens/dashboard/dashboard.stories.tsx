import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../../testing/admin-fixtures.ts';
import { classPageOf, dashboardApi, partOf, TODAY } from '../../testing/dashboard-api.ts';
import Dashboard from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly menu: string;
}

const SCREENS = {
  ClassList: '/editor',
  ClassDetail: '/editor/classDetail/:event_url',
  Participation: '/participation',
  GeneralEmail: '/editor/email',
  Transactions: '/transaction',
  GeneralQuestions: '/help',
  Questions: '/editor/question/:event_url',
  ClassFeedback: '/editor/feedback/:event_url',
  Complaints: '/complaint',
  Users: '/users',
  Person: '/users/:id',
} as const;

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Dashboard',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/dashboard', menu: '[]' },
  render: ({ answers, url, menu }) => (
    <StoryShell
      api={{ ...dashboardApi(), ...answers }}
      url={url}
      user={{ ...TEST_USER, menu }}
      path="/dashboard"
      screens={SCREENS}
    >
      <Dashboard {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READS = [...Object.keys(dashboardApi())];
const everything = (answer: FakeApi[string]): FakeApi => Object.fromEntries(READS.map((read) => [read, answer]));

export const Everything: Story = {};

/** One card fails, and the others are displayed. */
export const OneFails: Story = {
  args: {
    answers: {
      'GET /v1/dashboard/data': ({ query }) =>
        query.get('part') === 'age'
          ? refusal(507, 'INTERNAL', 'Terjadi Kesalahan')
          : { body: partOf(query.get('part')) },
    },
  },
};

export const AllFails: Story = { args: { answers: everything(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

export const Forbidden: Story = {
  args: { answers: everything(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.')) },
};

export const Loading: Story = { args: { answers: everything(() => ({ silent: true })) } };

/** All parts have loaded except 'Hari ini', which is above them. */
export const TodayWaits: Story = {
  args: { answers: { 'GET /v1/dashboard/today': () => ({ silent: true }) } },
  tags: ['busy'],
};

export const NothingWaits: Story = {
  args: {
    answers: {
      'GET /v1/dashboard/today': () => ({
        body: { ...TODAY, items: TODAY.items.map((item) => ({ ...item, count: 0 })) },
      }),
    },
  },
};

/** A new installation without data. */
export const Empty: Story = {
  args: {
    answers: {
      'GET /v1/dashboard/today': () => ({ body: { ...TODAY, items: [] } }),
      'GET /v1/dashboard/data': ({ query }) => ({
        body: partOf(query.get('part'), {
          totals: { members: 0, accepted: 0, waiting: 0, class_income: 0, course_income: 0 },
          registrationData: [],
          memberGenderData: [],
          memberLoginData: [],
          memberUserRegisterData: [],
          memberCityData: [],
          memberAgeData: { below_17: 0, between_18_24: 0, between_25_39: 0, more_40: 0, unknown: 0 },
        }),
      }),
      'GET /v1/dashboard/weeklyCourseRegistrations': () => ({ body: [] }),
      'GET /v1/dashboard/questions': () => ({ body: { totalPages: 1, questions: [] } }),
      'GET /v1/dashboard/feedbacks': () => ({ body: { totalPages: 1, participantFeedbacks: [] } }),
      'GET /v1/dashboard/feedback_data': () => ({ body: pageOf([]) }),
      'GET /v1/class': () => ({ body: classPageOf([]) }),
    },
  },
};

/** An admin with the menu keys of classes and email only: cards of other areas are missing, and bars have no links. */
export const FewKeys: Story = { args: { menu: '["home","email"]' } };

export const People: Story = { args: { url: '/dashboard?orang=kota:Kota%20Bandung' } };

export const PeopleFail: Story = {
  args: {
    url: '/dashboard?orang=usia:25-39',
    answers: { 'GET /v1/dashboard/filteredUserByAge': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const PeopleForbidden: Story = {
  args: {
    url: '/dashboard?orang=kelamin:F',
    answers: {
      'GET /v1/dashboard/filteredUser': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.'),
    },
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const NarrowPeople: Story = { args: { url: '/dashboard?orang=kota:Kota%20Bandung' }, globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };
