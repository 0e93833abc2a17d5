import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classFormApi } from '../../testing/class-form-api.ts';
import { classRecord } from '../../testing/class-record.ts';
import ClassDetail from './index.tsx';

const PATH = '/editor/classDetail/:event_url';

interface StoryArgs {
  /** Creates a fake API for each render, because it stores what is saved. */
  readonly api: () => FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Detail Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => classFormApi() },
  render: ({ api }) => (
    <StoryShell api={api()} url="/editor/classDetail/MNA7Q2KD" path={PATH}>
      <ClassDetail {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const record = classRecord();

export const Published: Story = {};

export const Draft: Story = {
  args: { api: () => classFormApi(classRecord({ publish_status: 'DRAFT', published_at: null, status: 'UPCOMING' })) },
};

export const Ended: Story = {
  args: {
    api: () =>
      classFormApi(
        classRecord({
          status: 'ENDED',
          class_date: '2026-01-12',
          start_time: '2026-01-12T02:00:00.000Z',
          end_time: '2026-01-12T04:30:00.000Z',
        }),
      ),
  },
};

const MATERIALS = ['a', 'b'].map((digit) => `/files/public/attachments/2026/${digit.repeat(32)}.pdf`);

export const WithMaterials: Story = {
  args: {
    api: () =>
      classFormApi(
        classRecord({
          attachment_urls: MATERIALS,
          file_names: { [MATERIALS[0] ?? '']: 'Materi hari 1.pdf', [MATERIALS[1] ?? '']: 'Materi hari 2.pdf' },
        }),
      ),
  },
};

export const CannotPublish: Story = {
  args: {
    api: () => ({
      ...classFormApi(classRecord({ publish_status: 'DRAFT', published_at: null, status: 'UPCOMING' })),
      'PATCH /v1/class/:code/publishStatus/toggle': () =>
        refusal(409, 'INVALID_TRANSITION', 'Kelas belum dapat dipublikasikan', {
          errors: { start_time: 'Waktu sesi mulai melebihi waktu sekarang.' },
        }),
    }),
  },
};

export const PublishFails: Story = {
  args: {
    api: () => ({
      ...classFormApi(classRecord({ publish_status: 'DRAFT', published_at: null, status: 'UPCOMING' })),
      'PATCH /v1/class/:code/publishStatus/toggle': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    }),
  },
};

export const ZoomLink: Story = {
  args: { api: () => classFormApi(classRecord({ stream_url: 'https://zoom.example/j/123', zoom_id: '123' })) },
};

export const ZoomProblem: Story = {
  args: {
    api: () =>
      classFormApi(
        classRecord({
          stream_url: 'https://zoom.example/j/123',
          zoom_id: '123',
          zoom_passcode: '471199',
          zoom_problem: 'Zoom menolak: batas perubahan rapat hari ini sudah tercapai.',
        }),
      ),
  },
};

export const Permanent: Story = {
  args: {
    api: () =>
      classFormApi(
        classRecord({ permanent: true, class_date: null, start_time: null, end_time: null, question_end_time: null }),
      ),
  },
};

/** Ends on the day after it begins. */
export const PastMidnight: Story = {
  args: {
    api: () =>
      classFormApi(
        classRecord({
          class_date: '2031-12-24',
          start_time: '2031-12-24T15:00:00.000Z',
          end_time: '2031-12-24T18:00:00.000Z',
        }),
      ),
  },
};

/** Somebody else has saved another field meanwhile. */
export const OtherField: Story = {
  args: {
    api: () => {
      const theirs = { ...record, speaker: 'Pengajar Baru', version: record.version + 1 };
      const api = classFormApi(theirs);
      return {
        ...api,
        'GET /v1/class/:code': () => ({ body: record }),
        'PUT /v1/class/:code': (call) =>
          (call.body as { version: number }).version > record.version
            ? (api['PUT /v1/class/:code']?.(call) ?? {})
            : refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', {
                current: { ...theirs, changed_by: 'Bima Contoh', changed_at: record.updated_at },
              }),
      };
    },
  },
};

export const TwoPeople: Story = {
  args: {
    api: () => ({
      ...classFormApi(record),
      'PUT /v1/class/:code': ({ body }) =>
        (body as { version: number }).version > record.version
          ? (classFormApi({ ...record, version: record.version + 1 })['PUT /v1/class/:code']?.({
              params: {},
              query: new URLSearchParams(),
              body,
            }) ?? {})
          : refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', {
              current: {
                ...record,
                name: 'Menyunting Naskah Ilmiah',
                price: 175_000,
                version: record.version + 1,
                changed_by: 'Bima Contoh',
                changed_at: record.updated_at,
                changed_fields: ['name', 'price'],
              },
            }),
    }),
  },
};

export const Loading: Story = { args: { api: () => ({ 'GET /v1/class/:code': () => ({ silent: true }) }) } };

export const Failed: Story = {
  args: { api: () => ({ 'GET /v1/class/:code': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') }) },
};

export const Gone: Story = {
  args: { api: () => ({ 'GET /v1/class/:code': () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') }) },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
