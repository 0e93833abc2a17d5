import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { courseListApi } from '../../testing/course-api.ts';
import { COURSES, coursePage, courseRecord } from '../../testing/course-fixtures.ts';
import CourseList from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly user: typeof TEST_USER;
}

const PATH = '/private-class-editor';

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Daftar Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: PATH, user: TEST_USER },
  render: ({ answers, url, user }) => (
    <StoryShell
      api={{ ...courseListApi(), ...answers }}
      url={url}
      user={user}
      path={PATH}
      screens={{ CreateCourse: '/create-private-class' }}
    >
      <CourseList {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/course';
const answering = (answer: FakeApi[string]) => ({ answers: { [LIST]: answer } as FakeApi });

export const Shown: Story = {};

export const Hidden: Story = { args: { url: `${PATH}?hidden=1` } };

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Loading: Story = { args: answering(() => ({ silent: true })) };

export const Empty: Story = { args: answering(() => ({ body: coursePage([]) })) };

export const FilteredEmpty: Story = {
  args: { url: `${PATH}?q=angkasa`, ...answering(() => ({ body: coursePage([]) })) },
};

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: answering(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) };

export const Forbidden: Story = {
  args: answering(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')),
};

export const OneRow: Story = { args: answering(() => ({ body: coursePage([courseRecord()]) })) };

export const FiftyRows: Story = {
  args: {
    url: `${PATH}?per_page=50`,
    ...answering(() => ({
      body: coursePage(
        Array.from({ length: 50 }, (_, index) =>
          courseRecord({
            id: index + 1,
            course_code: `KDM${index}`,
            title: index % 7 === 0 ? `Contoh ${'Judul Panjang Sekali '.repeat(6)}` : `Contoh Kelas ${index}`,
          }),
        ),
        214,
      ),
    })),
  },
};

export const Prices: Story = { args: { url: `${PATH}?panel=harga` } };

export const NoPrices: Story = {
  args: {
    url: `${PATH}?panel=harga`,
    ...answering(({ query }) => ({ body: query.has('page') ? coursePage([]) : [] })),
  },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'PUT /v1/course/:id/toggle': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/course/update_batch_price': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', {
          errors: { price: 'Harga harus lebih rendah dari harga coret kelas: Menyunting Naskah Mandiri.' },
        }),
    },
  },
};

/** The list shows no accepted participants yet, but the API refuses the deletion because of one. */
export const HasRegistrants: Story = {
  args: {
    answers: {
      'DELETE /v1/course/:id': () =>
        refusal(409, 'HAS_REGISTRANTS', 'Kelas ini tidak dapat dihapus karena memiliki 1 peserta diterima.'),
    },
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const SixRows: Story = { args: answering(() => ({ body: coursePage(COURSES, 14) })) };
