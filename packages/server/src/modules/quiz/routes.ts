import * as contract from '@widya/contract/quiz';
import { quizSchemas } from '@widya/contract/quiz.schemas';
import { eq } from 'drizzle-orm';
import { assertFresh, versionConflict } from '../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { quizQuestions } from '../../platform/database/schema/quiz.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { nextVisibility } from '../../platform/records/visibility.ts';
import { lockAnswer, selectAnswers, writeScore } from './answers.ts';
import { checkedFields } from './fields.ts';
import { deleteForm, selectForms } from './forms.ts';
import {
  findClass,
  findQuiz,
  insertQuiz,
  lockQuiz,
  lockQuizOfClass,
  presentQuiz,
  selectQuizzes,
  writeQuiz,
} from './queries.ts';
import { rescore } from './rescore.ts';
import { createTestToken, findTestTaker } from './test-tokens.ts';

type Reader = { readonly tx: Tx; readonly caller: Caller };

async function writeResponse({ tx, caller }: Reader, id: number, affectedRows = 1) {
  const data = await presentQuiz(tx, caller, id);
  return { success: true, affectedRows, id, data, version: data.version } as const;
}

/** The conflict for a second final test; it contains the first, which was created meanwhile. */
async function secondTest({ tx, caller }: Reader, classId: number) {
  const quiz = await lockQuizOfClass(tx, classId);
  const current = await presentQuiz(tx, caller, quiz.id);
  return versionConflict(tx, current, { object: 'quiz', id: quiz.id, changedAt: quiz.updated_at });
}

const create = bind(contract.createQuizQuestion, quizSchemas.createQuizQuestion, async (ctx) => {
  const owner = await findClass(ctx.tx, ctx.caller, ctx.body.class_code);
  const fields = checkedFields(ctx.body.question_json);
  const id = await insertQuiz(ctx.tx, owner.id, fields, ctx.now);
  if (id === null) throw await secondTest(ctx, owner.id);
  const after = { class_code: owner.code, question_json: fields };
  ctx.audit({ object: 'quiz', objectId: id, label: owner.name, after });
  return writeResponse(ctx, id);
});

const list = bind(contract.listQuizQuestions, quizSchemas.listQuizQuestions, (ctx) =>
  selectQuizzes(ctx.tx, ctx.caller, ctx.params.code),
);

const update = bind(contract.updateQuizQuestion, quizSchemas.updateQuizQuestion, async (ctx) => {
  const { tx, body, params } = ctx;
  const { quiz, className } = await lockQuiz(tx, ctx.caller, params.id);
  const current = await presentQuiz(tx, ctx.caller, quiz.id);
  // A manual score is logged under the test but does not change it; with `changedAt` the conflict does not name its
  // author.
  await assertFresh(tx, body.version, current, { object: 'quiz', id: quiz.id, changedAt: quiz.updated_at });
  const fields = checkedFields(body.question_json);
  await writeQuiz(tx, quiz.id, { question_json: fields }, ctx.now);
  const rescored = body.rescore ? await rescore(tx, quiz.id, fields) : 0;
  ctx.audit({
    object: 'quiz',
    objectId: quiz.id,
    label: className,
    before: { question_json: quiz.question_json },
    after: { question_json: fields, ...(rescored > 0 ? { rescored } : {}) },
  });
  return { ...(await writeResponse(ctx, quiz.id)), rescored };
});

const erase = bind(contract.deleteQuizQuestion, quizSchemas.deleteQuizQuestion, async (ctx) => {
  const { quiz, className } = await lockQuiz(ctx.tx, ctx.caller, ctx.params.id);
  const { answer_count } = await presentQuiz(ctx.tx, ctx.caller, quiz.id);
  if (answer_count > 0)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      `Tes akhir ini tidak dapat dihapus karena sudah memiliki ${answer_count} jawaban`,
    );
  await ctx.tx.delete(quizQuestions).where(eq(quizQuestions.id, quiz.id));
  ctx.audit({ object: 'quiz', objectId: quiz.id, label: className, before: { question_json: quiz.question_json } });
  return { success: true, affectedRows: 1 };
});

const toggle = bind(contract.toggleQuizQuestion, quizSchemas.toggleQuizQuestion, async (ctx) => {
  const { quiz, className } = await lockQuiz(ctx.tx, ctx.caller, ctx.params.id);
  const active = nextVisibility(quiz.active, ctx.body);
  if (active === 'conflict') {
    const text = quiz.active === 1 ? 'Tes akhir ini sudah dibuka' : 'Tes akhir ini sudah ditutup';
    const current = await presentQuiz(ctx.tx, ctx.caller, quiz.id);
    throw new ApiFailure(409, 'INVALID_TRANSITION', text, { current });
  }
  const changed = active !== quiz.active;
  if (changed) await writeQuiz(ctx.tx, quiz.id, { active }, ctx.now);
  ctx.audit({
    object: 'quiz',
    objectId: quiz.id,
    label: className,
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: quiz.active },
    after: { active },
  });
  return writeResponse(ctx, quiz.id, changed ? 1 : 0);
});

const answers = bind(contract.listQuizAnswers, quizSchemas.listQuizAnswers, async (ctx) => {
  const { quiz } = await findQuiz(ctx.tx, ctx.caller, ctx.params.id);
  const { rows, total } = await selectAnswers(ctx.tx, quiz, ctx.query);
  return answerList(ctx, rows, total);
});

const score = bind(contract.scoreQuizAnswer, quizSchemas.scoreQuizAnswer, async (ctx) => {
  const locked = await lockAnswer(ctx.tx, ctx.caller, ctx.params.id);
  const data = await writeScore(ctx.tx, locked, ctx.body.score);
  ctx.audit({
    object: 'quiz',
    objectId: locked.answer.quiz_question_id,
    label: `${locked.fullName} · ${locked.className}`,
    before: { score: locked.answer.score },
    after: { score: data.score },
  });
  return { success: true, affectedRows: 1, data };
});

const forms = bind(contract.listQuizForms, quizSchemas.listQuizForms, async (ctx) => {
  const { id } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total } = await selectForms(ctx.tx, id, ctx.query);
  return answerList(ctx, rows, total);
});

const eraseForm = bind(contract.deleteQuizForm, quizSchemas.deleteQuizForm, async (ctx) => {
  const { form, className } = await deleteForm(ctx.tx, ctx.caller, ctx.params.id);
  const { name, email, score: reached } = form;
  const label = `${name} · ${className}`;
  ctx.audit({ object: 'quizform', objectId: form.id, label, before: { name, email, score: reached } });
  return { success: true, affectedRows: 1 };
});

type TokenContext = Pick<Ctx, 'tx' | 'config' | 'now' | 'audit'> & {
  readonly caller: Caller;
  readonly params: { readonly id: number };
};

async function makeToken(ctx: TokenContext) {
  const person = await findTestTaker(ctx.tx, ctx.caller, ctx.params.id);
  const token = await createTestToken(ctx.tx, { participantId: person.id, config: ctx.config, now: ctx.now });
  const label = `${person.name} · ${person.className}`;
  ctx.audit({ object: 'testtoken', objectId: person.id, label, after: { expires_at: token.expires_at } });
  return { success: true, ...token } as const;
}

const SECRET = { replayable: false };
const generate = bind(contract.generateTestToken, quizSchemas.generateTestToken, makeToken, SECRET);
const generateByGet = bind(contract.readTestToken, quizSchemas.readTestToken, makeToken, SECRET);

export const quizRoutes: Binding[] = [
  create,
  list,
  update,
  erase,
  toggle,
  answers,
  score,
  forms,
  eraseForm,
  generate,
  generateByGet,
];
