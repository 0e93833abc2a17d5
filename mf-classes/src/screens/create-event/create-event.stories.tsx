import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { eventApi } from '../../testing/event-api.ts';
import { draftEvent, eventRecord } from '../../testing/event-fixtures.ts';
import CreateEvent from './index.tsx';

interface StoryArgs {
  /** Creates a fake API for each render, because it stores what is saved. */
  readonly api: () => FakeApi;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Buat Event',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => eventApi(), search: '?lihat=daftar' },
  render: ({ api, search }) => (
    <StoryShell api={api()} url={`/create-event${search}`} path="/create-event">
      <CreateEvent {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v2/events';
const listAnswers = (answer: FakeApi[string]) => () => ({ [LIST]: answer });

/** The screen is opened without a name, so the dialog asks for it. */
export const AskName: Story = { args: { search: '' } };

export const List: Story = {};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) } };

export const Empty: Story = {
  args: { api: listAnswers(() => ({ body: { data: [], meta: { page: 1, per_page: 10, total: 0 } } })) },
};

export const FilteredEmpty: Story = { args: { search: '?lihat=daftar&q=angkasa' } };

export const Failed: Story = { args: { api: listAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

export const Forbidden: Story = {
  args: {
    api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')),
  },
};

export const FiftyRows: Story = {
  args: {
    search: '?lihat=daftar&per_page=50',
    api: listAnswers(() => ({
      body: {
        data: Array.from({ length: 50 }, (_, index) =>
          (index % 3 === 0 ? draftEvent : eventRecord)({
            id: index,
            name: index % 7 === 0 ? `Event ${'dengan nama yang panjang sekali '.repeat(4)}` : `Event Contoh ${index}`,
            event_url: `event-contoh-${index}`,
          }),
        ),
        meta: { page: 1, per_page: 50, total: 61 },
      },
    })),
  },
};

/** The API refuses the new event because its address is taken. */
export const Refused: Story = {
  args: {
    search: '',
    api: () => ({
      ...eventApi(),
      'POST /v2/single_session_event': () =>
        refusal(422, 'VALIDATION', 'Alamat ini sudah digunakan', {
          errors: { 'event.event_url': 'Alamat ini sudah digunakan' },
        }),
    }),
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
