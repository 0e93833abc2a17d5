import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { chapter, chapterApi, LOCKED_COURSE, subChapter } from '../../testing/chapter-fixtures.ts';
import ManageChapter from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Kelola Bab',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => chapterApi() },
  render: ({ api }) => (
    <StoryShell api={api()} url="/editor/syllabus/7/11/manage" path="/editor/syllabus/:event_url/:syllabus_id/manage">
      <ManageChapter {...screenProps({ event_url: '7', syllabus_id: '11' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const CHAPTER = 'GET /v1/course_chapter/:id';
const chapterAnswers = (answer: FakeApi[string]) => () => ({ ...chapterApi(), [CHAPTER]: answer });

export const Working: Story = {};
export const Locked: Story = { args: { api: () => chapterApi({ course: LOCKED_COURSE }) } };
export const Loading: Story = { args: { api: chapterAnswers(() => ({ silent: true })) }, tags: ['busy'] };
export const Empty: Story = { args: { api: () => chapterApi({ subs: [] }) } };
export const NoAnswers: Story = { args: { api: () => chapterApi({ answers: [] }) } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: chapterAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };
export const ListFailed: Story = {
  args: {
    api: () => ({
      ...chapterApi(),
      'GET /v1/course_sub_chapter/:chapterId': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    }),
  },
};
export const Forbidden: Story = {
  args: { api: chapterAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};
export const UnknownChapter: Story = {
  args: { api: chapterAnswers(() => refusal(404, 'NOT_FOUND', 'Bab tidak ditemukan')) },
};

/** The URL names a course to which the chapter does not belong. */
export const OfAnotherCourse: Story = {
  args: { api: chapterAnswers(() => ({ body: { ...chapter(), course_id: 8, course: LOCKED_COURSE } })) },
};

/** Somebody else has renamed the chapter and the sub-chapter meanwhile. */
export const Conflicts: Story = {
  args: {
    api: () => {
      const api = chapterApi();
      const by = { changed_by: 'Bagas Contoh', changed_at: '2026-11-20T03:00:00.000Z' };
      const once = (key: string, current: object): FakeApi[string] => {
        let refused = false;
        return (request) => {
          if (refused) return api[key]?.(request) ?? {};
          refused = true;
          return refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', { current });
        };
      };
      const [rename, update] = ['PUT /v1/course_chapter/:id', 'PUT /v1/course_sub_chapter/:id'] as const;
      return {
        ...api,
        [rename]: once(rename, { ...chapter({ name: 'Nama Bagas', version: 2 }), ...by }),
        [update]: once(update, { ...subChapter({ name: 'Bacaan Bagas', version: 4 }), ...by }),
      };
    },
  },
};

/** A participant was accepted while the content was typed, which locked the course. */
export const LockedMeanwhile: Story = {
  args: {
    api: () => ({
      ...chapterApi(),
      'POST /v1/course_sub_chapter': () =>
        refusal(
          409,
          'PARTICIPANT_ALREADY_REGISTERED',
          'Tidak bisa membuat subbab baru karena sudah ada peserta terdaftar',
        ),
    }),
  },
};
export const TypeRefused: Story = {
  args: {
    api: () => ({
      ...chapterApi(),
      'PUT /v1/course_sub_chapter/:id': () =>
        refusal(
          409,
          'PARTICIPANT_ALREADY_REGISTERED',
          'Tipe subbab ini tidak dapat diganti karena sudah ada peserta terdaftar',
        ),
    }),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
