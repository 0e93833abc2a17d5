import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classApi } from '../../testing/class-api.ts';
import { classPage, classRow, FIFTY_CLASSES, SIX_CLASSES } from '../../testing/class-fixtures.ts';
import ClassList from './index.tsx';

interface StoryArgs {
  readonly api: FakeApi;
  readonly url: string;
  readonly user: typeof TEST_USER;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Daftar Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: classApi(), url: '/editor', user: TEST_USER },
  render: ({ api, url, user }) => (
    <StoryShell api={api} url={url} user={user} path="/editor" screens={{ CreateClass: '/create-class' }}>
      <ClassList {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listAnswers = (answer: FakeApi[string]): FakeApi => ({ ...classApi(), 'GET /v1/class': answer });

export const Upcoming: Story = {};

export const Hidden: Story = { args: { url: '/editor?hidden=1' } };

export const Archive: Story = {
  args: {
    url: '/editor?tab=archive',
    api: listAnswers(() => ({
      body: classPage([classRow({ status: 'ENDED', todos: ['recording', 'answers_shown', 'certificate'] })]),
    })),
  },
};

/** A copy without a date, a class that was never published, and a published class. */
export const Drafts: Story = {
  args: {
    api: listAnswers(() => ({
      body: classPage([
        classRow({
          id: 91,
          code: 'SALINAN2',
          name: 'Salinan Menyunting',
          publish_status: 'DRAFT',
          class_date: null,
          start_time: null,
          end_time: null,
          todos: [],
        }),
        classRow({ id: 92, code: 'KONSEP22', name: 'Menulis Esai', publish_status: 'DRAFT', todos: [] }),
        classRow({ todos: [] }),
      ]),
    })),
  },
};

export const ToDo: Story = { args: { url: '/editor?todo=1' } };

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) } };

export const Empty: Story = { args: { api: listAnswers(() => ({ body: classPage([]) })) } };

export const EmptyArchive: Story = {
  args: { url: '/editor?tab=archive', api: listAnswers(() => ({ body: classPage([]) })) },
};

export const FilteredEmpty: Story = {
  args: { url: '/editor?q=angkasa', api: listAnswers(() => ({ body: classPage([]) })) },
};

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = {
  args: { api: listAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) },
};

export const Forbidden: Story = {
  args: { api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const OneRow: Story = { args: { api: listAnswers(() => ({ body: classPage([classRow()]) })) } };

export const FiftyRows: Story = {
  args: { url: '/editor?per_page=50', api: listAnswers(() => ({ body: classPage(FIFTY_CLASSES, 214) })) },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const TopicsOpen: Story = { args: { url: '/editor?panel=topik' } };

export const PricesOpen: Story = { args: { url: '/editor?panel=harga' } };

export const SixRows: Story = { args: { api: listAnswers(() => ({ body: classPage(SIX_CLASSES, 14) })) } };
