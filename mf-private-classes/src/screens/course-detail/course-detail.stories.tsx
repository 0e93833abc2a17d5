import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { courseFormApi } from '../../testing/course-api.ts';
import { courseRecord } from '../../testing/course-fixtures.ts';
import CourseDetail from './index.tsx';

interface StoryArgs {
  /** Creates a fake API for each render, because it stores what is saved. */
  readonly api: () => FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Detail Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => courseFormApi() },
  render: ({ api }) => (
    <StoryShell api={api()} url="/editor/privateClassDetail/7" path="/editor/privateClassDetail/:event_url">
      <CourseDetail {...screenProps({ event_url: '7' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const record = courseRecord();

export const Shown: Story = {};

export const Hidden: Story = { args: { api: () => courseFormApi(courseRecord({ active: 0 })) } };

/** A hidden course without registrations, which can be deleted. */
export const Nobody: Story = {
  args: {
    api: () => courseFormApi(courseRecord({ active: 0, metrics: { waiting: 0, accepted: 0, pending: 0, income: 0 } })),
  },
};

export const UploadedVideo: Story = {
  args: {
    api: () => courseFormApi(courseRecord({ preview_video_url: '/files/three-seconds.mp4' })),
  },
};

export const TwoPeople: Story = {
  args: {
    api: () => {
      const theirs = { ...record, title: 'Menulis Dongeng', price: 175_000, version: record.version + 1 };
      const api = courseFormApi(theirs);
      return {
        ...api,
        'GET /v1/course/:id': () => ({ body: record }),
        'PUT /v1/course/:id': (call) =>
          (call.body as { version: number }).version > record.version
            ? (api['PUT /v1/course/:id']?.(call) ?? {})
            : refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', {
                current: { ...theirs, changed_by: 'Bima Contoh', changed_at: record.updated_at },
              }),
      };
    },
  },
};

export const Loading: Story = { args: { api: () => ({ 'GET /v1/course/:id': () => ({ silent: true }) }) } };

export const Failed: Story = {
  args: { api: () => ({ 'GET /v1/course/:id': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') }) },
};

export const Gone: Story = {
  args: {
    api: () => ({ 'GET /v1/course/:id': () => refusal(404, 'NOT_FOUND', 'Kelas daring mandiri tidak ditemukan') }),
  },
};

export const Forbidden: Story = {
  args: { api: () => ({ 'GET /v1/course/:id': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') }) },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
