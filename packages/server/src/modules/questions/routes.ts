import type { Question } from '@widya/contract/questions';
import * as contract from '@widya/contract/questions';
import { questionSchemas } from '@widya/contract/questions.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { nextVisibility } from '../../platform/records/visibility.ts';
import { findClass } from '../quiz/queries.ts';
import { askQuestion, checkedText } from './ask.ts';
import { selectContactForms } from './contact-forms.ts';
import { questionImportRoutes } from './import-routes.ts';
import { lockQuestion, selectQuestion, selectQuestionClasses, selectQuestions, writeQuestion } from './queries.ts';

type Reader = { readonly tx: Tx; readonly caller: Caller };

async function writeResponse({ tx, caller }: Reader, id: number, affectedRows = 1) {
  const data = await selectQuestion(tx, caller, id);
  return { success: true, affectedRows, id, data, version: data.version } as const;
}

const entry = ({ id, full_name, class_name }: Question) => ({
  object: 'question',
  objectId: id,
  label: `${full_name} · ${class_name}`,
});

const ofClass = bind(contract.listClassQuestions, questionSchemas.listClassQuestions, async (ctx) => {
  const { id } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total } = await selectQuestions(ctx, ctx.query, id);
  return answerList(ctx, rows, total);
});

type ListContext = Pick<Ctx<(typeof questionSchemas)['listQuestions']>, 'tx' | 'caller' | 'query' | 'reply' | 'now'>;

async function listAll(ctx: ListContext) {
  const { rows, total } = await selectQuestions(ctx, ctx.query);
  return answerList(ctx, rows, total);
}

const all = bind(contract.listQuestions, questionSchemas.listQuestions, listAll);
const allByOldPath = bind(contract.listQuestionsByOldPath, questionSchemas.listQuestionsByOldPath, listAll);

const questionClasses = bind(contract.listQuestionClasses, questionSchemas.listQuestionClasses, async (ctx) => {
  const { rows, total } = await selectQuestionClasses(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

const ask = bind(contract.askQuestion, questionSchemas.askQuestion, async (ctx) => {
  const owner = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const id = await askQuestion(ctx.tx, owner.id, ctx.body, ctx.now);
  const answer = await writeResponse(ctx, id);
  ctx.audit({ ...entry(answer.data), after: { question: answer.data.question, class_code: owner.code } });
  return answer;
});

const update = bind(contract.updateQuestion, questionSchemas.updateQuestion, async (ctx) => {
  const before = await lockQuestion(ctx.tx, ctx.caller, ctx.params.id);
  await assertFresh(ctx.tx, ctx.body.version, before, { object: 'question', id: before.id });
  const question = checkedText('question', ctx.body.question);
  await writeQuestion(ctx.tx, before.id, { question }, ctx.now);
  ctx.audit({ ...entry(before), before: { question: before.question }, after: { question } });
  return writeResponse(ctx, before.id);
});

const toggle = bind(contract.toggleQuestion, questionSchemas.toggleQuestion, async (ctx) => {
  const before = await lockQuestion(ctx.tx, ctx.caller, ctx.params.id);
  const active = nextVisibility(before.active, ctx.body);
  if (active === 'conflict') {
    const text = before.active === 1 ? 'Pertanyaan ini sudah dipulihkan' : 'Pertanyaan ini sudah terhapus';
    throw new ApiFailure(409, 'INVALID_TRANSITION', text, { current: before });
  }
  const changed = active !== before.active;
  if (changed) await writeQuestion(ctx.tx, before.id, { active }, ctx.now);
  ctx.audit({
    ...entry(before),
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: before.active },
    after: { active },
  });
  return writeResponse(ctx, before.id, changed ? 1 : 0);
});

const answer = bind(contract.answerQuestion, questionSchemas.answerQuestion, async (ctx) => {
  const { tx, now } = ctx;
  const before = await lockQuestion(tx, ctx.caller, ctx.params.id);
  if (before.active === 0)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Pertanyaan yang terhapus tidak dapat dijawab', {
      current: before,
    });
  await assertFresh(tx, ctx.body.version, before, { object: 'question', id: before.id });
  const text = checkedText('answer', ctx.body.answer);
  await writeQuestion(tx, before.id, { answer: text, answered_at: now, answered_by: ctx.caller.name }, now);
  ctx.audit({ ...entry(before), before: { answer: before.answer }, after: { answer: text } });
  return writeResponse(ctx, before.id);
});

const contactForms = bind(contract.listContactForms, questionSchemas.listContactForms, async (ctx) => {
  const { rows, total } = await selectContactForms(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

export const questionRoutes: Binding[] = [
  ofClass,
  all,
  allByOldPath,
  questionClasses,
  ask,
  update,
  toggle,
  answer,
  ...questionImportRoutes,
  contactForms,
];
