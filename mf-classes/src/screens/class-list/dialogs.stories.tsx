import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classApi } from '../../testing/class-api.ts';
import { classPage, classRow, TOPICS } from '../../testing/class-fixtures.ts';
import ClassList from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Daftar Kelas/Dialog',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/editor' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...classApi(), ...answers }} url={url} user={TEST_USER} path="/editor">
      <ClassList {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Working: Story = {};

export const NoteConflict: Story = {
  args: {
    answers: {
      'PUT /v1/class/:code/note': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: classRow({ version: 10 }) } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: classRow({ version: 9, note: 'Narasumber sudah pasti' }),
            }),
    },
  },
};

/** Somebody changed another field of the class, so the note is saved on the newer version without a dialog. */
export const NoteOverNewerVersion: Story = {
  args: {
    answers: {
      'PUT /v1/class/:code/note': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: classRow({ version: 10 }) } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: classRow({ version: 9 }),
            }),
    },
  },
};

const broken = () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan');

export const WritesFail: Story = {
  args: {
    answers: {
      'PUT /v1/class/:code/note': broken,
      'DELETE /v1/class/:code': broken,
      'POST /v1/class/update_batch_price': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', {
          errors: { price: 'Harga harus lebih rendah dari harga coret kelas: Penulisan Siaran Pers.' },
        }),
      'POST /v1/topic': () =>
        refusal(409, 'DUPLICATE_ACCOUNT', 'Kode topik sudah dipakai', { errors: { code: 'Kode topik sudah dipakai' } }),
      'DELETE /v1/topic/:code': broken,
    },
  },
};

/** The list shows no accepted participants yet, but the API refuses the deletion because of one. */
export const HasRegistrants: Story = {
  args: {
    answers: {
      'GET /v1/class': () => ({
        body: classPage([classRow({ metrics: { waiting: 2, accepted: 0, pending: 0, income: 0 } })]),
      }),
      'DELETE /v1/class/:code/hard': () =>
        refusal(409, 'HAS_REGISTRANTS', 'Kelas ini tidak dapat dihapus karena memiliki 1 peserta diterima.'),
    },
  },
};

export const Topics: Story = { args: { url: '/editor?panel=topik' } };

export const TopicsFail: Story = {
  args: {
    url: '/editor?panel=topik',
    answers: { 'GET /v1/topic': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const NoTopics: Story = {
  args: { url: '/editor?panel=topik', answers: { 'GET /v1/topic': () => ({ body: [] }) } },
};

export const TopicConflict: Story = {
  args: {
    url: '/editor?panel=topik',
    answers: {
      'PUT /v1/topic/:code': ({ body }) =>
        (body as { version: number }).version === 7
          ? { body: { success: true, affectedRows: 1, version: 8, data: TOPICS[1] } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: { ...TOPICS[1], name: 'Penyuntingan Bahasa', version: 7 },
            }),
    },
  },
};

export const Prices: Story = { args: { url: '/editor?panel=harga' } };

export const NoUpcoming: Story = {
  args: {
    url: '/editor?panel=harga',
    answers: { 'GET /v1/class': ({ query }) => ({ body: query.has('page') ? classPage([]) : [] }) },
  },
};
