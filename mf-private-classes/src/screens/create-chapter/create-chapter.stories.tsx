import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { chapterApi, LOCKED_COURSE } from '../../testing/chapter-fixtures.ts';
import CreateChapter from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Buat Bab',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => chapterApi() },
  render: ({ api }) => (
    <StoryShell api={api()} url="/editor/syllabus/7/create" path="/editor/syllabus/:event_url/create">
      <CreateChapter {...screenProps({ event_url: '7' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const refusing = (answer: ReturnType<typeof refusal>) => () => ({
  ...chapterApi(),
  'POST /v1/course_chapter': () => answer,
});

export const Working: Story = {};
/** It is not known yet whether the course is locked. */
export const Loading: Story = {
  args: { api: () => ({ 'GET /v1/course_chapter/:courseId/course': () => ({ silent: true }) }) },
  tags: ['busy'],
};
export const Locked: Story = { args: { api: () => chapterApi({ course: LOCKED_COURSE }) } };
export const SaveFails: Story = { args: { api: refusing(refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

/** A participant was accepted while the name was typed, which locked the course. */
export const LockedMeanwhile: Story = {
  args: {
    api: refusing(
      refusal(409, 'PARTICIPANT_ALREADY_REGISTERED', 'Tidak bisa membuat bab baru karena sudah ada peserta terdaftar'),
    ),
  },
};
export const UnknownCourse: Story = {
  args: {
    api: () => ({
      'GET /v1/course_chapter/:courseId/course': () =>
        refusal(404, 'NOT_FOUND', 'Kelas daring mandiri tidak ditemukan'),
    }),
  },
};
export const Forbidden: Story = {
  args: {
    api: () => ({
      'GET /v1/course_chapter/:courseId/course': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.'),
    }),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
