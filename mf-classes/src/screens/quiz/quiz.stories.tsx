import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QuizQuestion } from '@widya/contract/quiz';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { ANSWERED_QUIZ, quizApi, quizQuestion } from '../../testing/quiz-fixtures.ts';
import Quiz from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Tes Akhir',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: quizApi, search: '' },
  render: ({ api, search }) => (
    <StoryShell api={api()} user={TEST_USER} url={`/editor/quiz/MNA7Q2KD${search}`} path="/editor/quiz/:event_url">
      <Quiz {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READ = 'GET /v1/class/:code/quiz/question';
const questionsAnswer = (answer: FakeApi[string]) => () => ({ ...quizApi(), [READ]: answer });
const broken = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');

export const Questions: Story = {};

export const WithoutAnswers: Story = { args: { api: () => quizApi(quizQuestion()) } };

export const Empty: Story = { args: { api: () => quizApi(null) } };

export const Loading: Story = { args: { api: questionsAnswer(() => ({ silent: true })) } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: questionsAnswer(broken) } };

export const Forbidden: Story = {
  args: { api: questionsAnswer(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const UnknownClass: Story = {
  args: { api: questionsAnswer(() => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan')) },
};

export const Answers: Story = { args: { search: '?tab=jawaban' } };

export const AnswersWithoutTest: Story = { args: { search: '?tab=jawaban', api: () => quizApi(null) } };

export const Additional: Story = { args: { search: '?tab=tambahan' } };

export const Analysis: Story = { args: { search: '?tab=analisis' } };

export const Preview: Story = { args: { search: '?tab=pratinjau' } };

export const Conflict: Story = {
  args: {
    api: () => ({
      ...quizApi(quizQuestion()),
      'PUT /v1/quiz/question/:id': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, id: 5, data: quizQuestion({ version: 10 }), version: 10 } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: quizQuestion({
                version: 9,
                question_json: ANSWERED_QUIZ.question_json
                  .slice(0, 1)
                  .map((field) => ({ ...field, description: '<p>Pilih kata baku.</p>' })),
              }),
            }),
    }),
  },
};

const conflictWithAnswers = (opened: QuizQuestion): FakeApi => {
  const theirs = {
    ...ANSWERED_QUIZ,
    version: 9,
    question_json: ANSWERED_QUIZ.question_json
      .slice(0, 1)
      .map((field) => ({ ...field, description: '<p>Pilih kata baku.</p>' })),
  };
  const mine = quizApi({ ...ANSWERED_QUIZ, version: theirs.version });
  return {
    ...quizApi(opened),
    'PUT /v1/quiz/question/:id': (request) =>
      (request.body as { version: number }).version === theirs.version
        ? (mine['PUT /v1/quiz/question/:id']?.(request) ?? broken())
        : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', { current: theirs }),
  };
};

/** Somebody else saves a final test with answers meanwhile. */
export const ConflictWithAnswers: Story = { args: { api: () => conflictWithAnswers(ANSWERED_QUIZ) } };

/** Somebody else saves meanwhile, and the first answers come in. */
export const ConflictWithFirstAnswers: Story = { args: { api: () => conflictWithAnswers(quizQuestion()) } };

/** Another browser tab saves the first test of the class meanwhile. */
export const FirstTestTwice: Story = {
  args: {
    api: () => {
      const theirs = quizApi(quizQuestion({ id: 8, version: 1 }));
      let known = false;
      return {
        ...theirs,
        [READ]: (request) => (known ? (theirs[READ]?.(request) ?? broken()) : { body: [] }),
        'POST /v1/quiz/question': () => {
          known = true;
          return refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
            current: { ...quizQuestion({ id: 8, version: 1 }), changed_by: 'Bagas Contoh', changed_at: null },
          });
        },
        'PUT /v1/quiz/question/:id': (request) =>
          request.params.id === '8' && (request.body as { version: number }).version === 1
            ? (theirs['PUT /v1/quiz/question/:id']?.(request) ?? broken())
            : broken(),
      };
    },
  },
};

export const WritesFail: Story = {
  args: {
    search: '?tab=tambahan',
    api: () => ({
      ...quizApi(),
      'DELETE /v1/quiz_forms/:id': broken,
      'PUT /v1/quiz/question/:id': broken,
      'POST /v1/participant/:id/generateToken': broken,
    }),
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
