import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@widya/api-client/query';
import { listMembers } from '@widya/contract/members';
import { errorAnswer, type FakeAnswers, installFakeAnswers } from '../testing/fake-answers.ts';
import { ADMIN } from '../testing/people.ts';
import { StorySession } from '../testing/story-session.tsx';
import {
  END_FAILED,
  FAILED_ITEMS,
  IN_BROWSER,
  PAUSED,
  pageOf,
  RUNNING,
  storyTask,
  taskPage,
  UNDOABLE,
  WITH_FAILURES,
  WITH_RESULT,
} from './story-tasks.ts';
import { TaskButton } from './task-button.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { useTaskWatch } from './use-task-watch.ts';

interface TaskArgs {
  readonly answers: FakeAnswers;
  readonly onClose: () => void;
}

const LIST = 'GET /v1/jobs';

const meta = {
  title: 'Shell/Pusat Proses',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: { [LIST]: taskPage([]) }, onClose: () => {} },
  beforeEach: ({ args }) => installFakeAnswers(args.answers).restore,
  render: ({ onClose }) => (
    <StorySession user={ADMIN}>
      <TaskDrawer onClose={onClose} />
    </StorySession>
  ),
} satisfies Meta<TaskArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Loading: Story = { args: { answers: { [LIST]: { silent: true } } } };
export const LoadFailed: Story = {
  args: { answers: { [LIST]: errorAnswer(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Several: Story = {
  args: {
    answers: {
      [LIST]: taskPage([RUNNING, IN_BROWSER, PAUSED, WITH_FAILURES, WITH_RESULT, END_FAILED]),
      'GET /v1/jobs/3/items': pageOf(FAILED_ITEMS, 12),
      'POST /v1/jobs/1/pause': { body: { success: true, data: { ...RUNNING, state: 'PAUSED' } } },
      'POST /v1/jobs/2/resume': { body: { success: true, data: { ...PAUSED, state: 'RUNNING' } } },
      'POST /v1/jobs/3/retry': { body: { success: true, data: WITH_FAILURES } },
      'POST /v1/jobs/1/cancel': errorAnswer(409, 'INVALID_TRANSITION', 'Proses ini sudah selesai'),
    },
  },
};
/** A task that can be undone; undoing it starts another task. */
export const Undoable: Story = {
  args: {
    answers: {
      [LIST]: taskPage([UNDOABLE]),
      'POST /v1/jobs/7/undo': {
        body: { success: true, data: storyTask({ id: 8, label: `Urungkan: ${UNDOABLE.label}` }) },
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    answers: {
      [LIST]: taskPage([
        storyTask({ label: 'Undang pengguna dari-daftar-yang-namanya-sangat-panjang-sekali '.repeat(3) }),
      ]),
    },
  },
};
export const Narrow: Story = {
  args: Several.args ?? {},
  globals: { viewport: { value: 'mobile1' } },
};

function Watched() {
  return <TaskButton atWork={useTaskWatch(0)} onOpen={() => {}} />;
}

/** The button in the header, with its tasks read as in the frame. */
export const Badge: Story = {
  args: { answers: { [LIST]: taskPage([RUNNING, IN_BROWSER, WITH_RESULT]) } },
  render: () => (
    <StorySession user={ADMIN}>
      <Watched />
    </StorySession>
  ),
};

function People() {
  const { data } = useQuery(listMembers, { query: { page: 1, per_page: 10 } });
  return <output>{data && 'meta' in data ? `${data.meta.total} pengguna` : 'memuat'}</output>;
}

/** The button beside an open list that a running task changes. */
export const BesideList: Story = {
  args: { answers: { [LIST]: taskPage([RUNNING]), 'GET /v1/members': pageOf([], 3) } },
  render: () => (
    <StorySession user={ADMIN}>
      <Watched />
      <People />
    </StorySession>
  ),
};
