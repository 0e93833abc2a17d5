import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { CHAPTERS, chapter, chapterApi, LOCKED_COURSE } from '../../testing/chapter-fixtures.ts';
import SyllabusScreen from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly user: typeof TEST_USER;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Bab',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => chapterApi(), user: TEST_USER },
  render: ({ api, user }) => (
    <StoryShell api={api()} user={user} url="/editor/syllabus/7" path="/editor/syllabus/:event_url">
      <SyllabusScreen {...screenProps({ event_url: '7' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/course_chapter/:courseId/course';
const listAnswers = (answer: FakeApi[string]) => () => ({ ...chapterApi(), [LIST]: answer });

export const Working: Story = {};
export const Locked: Story = { args: { api: () => chapterApi({ course: LOCKED_COURSE }) } };

/** Instructors are asked to contact an admin, because they may not hide the course themselves. */
export const LockedForInstructor: Story = {
  args: {
    api: () => chapterApi({ course: LOCKED_COURSE }),
    user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' },
  },
};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) }, tags: ['busy'] };
export const Empty: Story = { args: { api: () => chapterApi({ chapters: [] }) } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: listAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };
export const Forbidden: Story = {
  args: { api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};
export const UnknownCourse: Story = {
  args: { api: listAnswers(() => refusal(404, 'NOT_FOUND', 'Kelas daring mandiri tidak ditemukan')) },
};

/** Somebody else has reordered the chapters meanwhile. */
export const OrderConflict: Story = {
  args: {
    api: () => {
      const api = chapterApi();
      let tries = 0;
      return {
        ...api,
        'PUT /v1/course_chapter/:id': (request) => {
          tries += 1;
          const current = { custom_chapter_sequence: [13, 12, 11], changed_by: 'Bagas Contoh', changed_at: null };
          if (tries === 1) return refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', { current });
          return api['PUT /v1/course_chapter/:id']?.(request) ?? {};
        },
      };
    },
  },
};

export const RemoveRefused: Story = {
  args: {
    api: () => ({
      ...chapterApi(),
      'DELETE /v1/course_chapter/:id': () =>
        refusal(409, 'HAS_REGISTRANTS', 'Bab ini tidak dapat dihapus karena 12 peserta sudah mengerjakannya'),
    }),
  },
};

export const FiftyRows: Story = {
  args: {
    api: () =>
      chapterApi({
        chapters: Array.from({ length: 50 }, (_, at) =>
          chapter({
            id: at + 1,
            name: at % 7 === 0 ? `Contoh ${'bab panjang sekali '.repeat(8)}` : `Contoh bab ${at}`,
          }),
        ),
      }),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { args: { api: () => chapterApi({ chapters: CHAPTERS }) }, globals: { mode: 'dark' } };
