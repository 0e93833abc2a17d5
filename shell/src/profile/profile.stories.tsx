import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionUser } from '@widya/contract/accounts';
import { EVERY_FACTOR } from '../second-factor/story-factors.ts';
import { type FakeAnswers, installFakeAnswers } from '../testing/fake-answers.ts';
import { ADMIN, INSTRUCTOR, LONG_NAMED, NEWCOMER } from '../testing/people.ts';
import { StorySession } from '../testing/story-session.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { SESSIONS } from './story-sessions.ts';

interface ProfileArgs {
  readonly user: SessionUser;
  readonly answers: FakeAnswers;
  readonly onClose: () => void;
}

const meta = {
  title: 'Shell/Profil',
  parameters: { router: false, layout: 'fullscreen' },
  args: { user: ADMIN, answers: {}, onClose: () => {} },
  beforeEach: ({ args }) =>
    installFakeAnswers({
      'GET /v1/sessions': { body: SESSIONS },
      'GET /v1/second_factor': { body: EVERY_FACTOR },
      ...args.answers,
    }).restore,
  render: ({ user }) => (
    <StorySession user={user}>
      <ProfileScreen />
    </StorySession>
  ),
} satisfies Meta<ProfileArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Admin: Story = {};
export const Instructor: Story = { args: { user: INSTRUCTOR } };
export const Newcomer: Story = { args: { user: NEWCOMER } };
export const LongNames: Story = { args: { user: LONG_NAMED } };
export const EditDialog: Story = {
  render: ({ user, onClose }) => (
    <StorySession user={user}>
      <ProfileDialog onClose={onClose} />
    </StorySession>
  ),
};
export const Password: Story = {
  render: ({ user, onClose }) => (
    <StorySession user={user}>
      <PasswordDialog onClose={onClose} />
    </StorySession>
  ),
};
