import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { userEvent, within } from 'storybook/test';
import { ADMIN } from '../testing/people.ts';
import { StorySession } from '../testing/story-session.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ONLY_THIS, sessionsApi } from './story-sessions.ts';

const answering = (api: FakeApi) => ({ beforeEach: () => installFakeApi({ ...sessionsApi(), ...api }) });

const meta = {
  title: 'Shell/Perangkat dan sesi',
  component: SessionsCard,
  parameters: { router: false },
  ...answering({}),
  render: () => (
    <StorySession user={ADMIN}>
      <SessionsCard />
    </StorySession>
  ),
} satisfies Meta<typeof SessionsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const pressEndAll: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Keluarkan semua yang lain' }));
};
const confirm: NonNullable<Story['play']> = async (context) => {
  await pressEndAll(context);
  const dialog = await within(context.canvasElement.ownerDocument.body).findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keluarkan' }));
};

export const Several: Story = {};
export const OnlyThis: Story = { ...answering({ 'GET /v1/sessions': () => ({ body: ONLY_THIS }) }) };
export const Loading: Story = { ...answering({ 'GET /v1/sessions': () => ({ silent: true }) }) };
export const Failed: Story = {
  ...answering({ 'GET /v1/sessions': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan') }),
};
export const EndFailed: Story = {
  ...answering({ 'DELETE /v1/sessions/:id': () => refusal(404, 'NOT_FOUND', 'Sesi ini sudah berakhir') }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Keluarkan Safari di iPhone/ }));
  },
};
export const AskingForAll: Story = { play: pressEndAll };
export const EndAllFailed: Story = {
  ...answering({ 'DELETE /v1/sessions': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan') }),
  play: confirm,
};
export const Narrow: Story = { globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
