import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { CLASSES, pageOf } from '../users/story-users.ts';
import Participation from './index.tsx';

const LIST = 'GET /v1/participantClassCourse/some';

/** Fake API of the stories, on which every call succeeds. */
const working = (): FakeApi => ({
  [LIST]: ({ query }) => {
    const rows = CLASSES.filter(
      ({ member, status }) =>
        member.full_name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()) &&
        (query.get('status') ?? status) === status &&
        (query.get('province') ?? member.province) === member.province,
    );
    return { body: pageOf(query.get('bulan') === '2020-09' ? [] : rows) };
  },
  'POST /v1/participant/:id/predicate': ({ body }) => ({
    body: { success: true, affectedRows: 1, id: 91, data: { ...CLASSES[0], ...(body as object) }, version: 2 },
  }),
  'GET /v1/provinces': () => ({ body: ['Bali', 'Jawa Barat'] }),
  'GET /v1/:province/cities': () => ({ body: ['Kab. Bandung', 'Kota Bandung'] }),
});

interface StoryArgs {
  readonly answers: FakeApi;
  readonly url: string;
  readonly menu: (typeof TEST_USER)['menu'];
}

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Daftar Partisipasi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/participation?bulan=2026-11', menu: TEST_USER.menu },
  render: ({ answers, url, menu }) => (
    <StoryShell
      api={{ ...working(), ...answers }}
      url={url}
      path="/participation"
      user={{ ...TEST_USER, menu }}
      screens={{ ClassParticipants: '/editor/visitors/:event_url' }}
    >
      <Participation {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const many = Array.from({ length: 50 }, (_, index) => {
  const row = CLASSES[index % 2] ?? CLASSES[0];
  return {
    ...row,
    id: 500 + index,
    class: { ...row?.class, name: index % 7 === 0 ? 'Kelas Bernama Panjang '.repeat(6) : row?.class.name },
  };
});

export const OneMonth: Story = {};
export const Loading: Story = { args: { answers: { [LIST]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { url: '/participation?bulan=2020-09' } };
export const FilteredEmpty: Story = { args: { url: '/participation?bulan=2026-11&q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const OneRow: Story = { args: { url: '/participation?bulan=2026-11&province=Jawa+Barat' } };
export const FiftyRows: Story = {
  args: { url: '/participation?bulan=2026-11&per_page=50', answers: { [LIST]: () => ({ body: pageOf(many) }) } },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
/** An account that may read the list but not change participants of a class. */
export const WithoutClasses: Story = { args: { menu: '["participation"]' } };
export const PredicateFails: Story = {
  args: { answers: { 'POST /v1/participant/:id/predicate': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
