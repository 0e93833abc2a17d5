import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { SIX_CLASSES } from '../../testing/class-fixtures.ts';
import { QUESTIONS, questionApi, questionPage, questionRow } from '../../testing/question-fixtures.ts';
import GeneralQuestions from './index.tsx';

const CONTACT = {
  id: 1,
  full_name: 'Penanya Contoh',
  email: 'penanya@contoh.example',
  phone_num: '0812-0000-0000',
  message: 'Apakah ada kelas untuk pelajar?',
  created_at: '2026-11-18T02:00:00.000Z',
};

const generalApi = (messages: readonly (typeof CONTACT)[] = [CONTACT]): FakeApi => ({
  ...questionApi([...QUESTIONS, questionRow({ id: 9, class_code: 'PSP9HMAA', class_name: 'Penulisan Siaran Pers' })]),
  'GET /v1/contact_forms': () => ({ body: questionPage(messages) }),
  'GET /v1/questions/classes': () => ({ body: questionPage(SIX_CLASSES.map(({ code, name }) => ({ code, name }))) }),
});

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly user: typeof TEST_USER;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Pertanyaan',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: generalApi, user: TEST_USER, search: '' },
  render: ({ api, user, search }) => (
    <StoryShell api={api()} user={user} url={`/help${search}`} path="/help">
      <GeneralQuestions {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listAnswers = (answer: FakeApi[string]) => () => ({ ...generalApi(), 'GET /v1/questions': answer });

export const Working: Story = {};

export const OneClass: Story = { args: { search: '?class_code=PSP9HMAA' } };

export const Contact: Story = { args: { search: '?tab=kontak' } };

export const WithoutContact: Story = { args: { api: () => generalApi([]) } };

export const ReadOnly: Story = { args: { user: { ...TEST_USER, role: 'admin', menu: '["help"]' } } };

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) } };

export const Empty: Story = { args: { api: listAnswers(() => ({ body: questionPage([]) })) } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: listAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

export const Forbidden: Story = {
  args: { api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
