import * as contract from '@widya/contract/questions';
import { questionSchemas } from '@widya/contract/questions.schemas';
import type { UploadedQuestion } from '../../platform/database/schema/questions.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { findClass } from '../quiz/queries.ts';
import { checkRows } from './check-rows.ts';
import { readQuestionCsv } from './parse-csv.ts';
import { blockedRows, createQuestions, storeUpload, takeUpload } from './uploads.ts';

const MAX_CSV_BYTES = 10 * 1024 * 1024;

const upload = bindPrepared(
  contract.uploadQuestions,
  questionSchemas.uploadQuestions,
  async ({ files: [file] }) => {
    if (file === undefined) throw invalid({ upload: 'Pilih berkas terlebih dahulu' });
    return { name: file.originalName, rows: await readQuestionCsv(file.path) };
  },
  async (ctx, { name, rows }) => {
    const { id: classId, name: label, code } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
    const checked = await checkRows(ctx.tx, classId, rows);
    const upload_id = await storeUpload(ctx, classId, checked);
    const after = { class_code: code, file: name, rows: rows.length, problems: checked.problems.length };
    ctx.audit({ object: 'question', objectId: null, label, after });
    return { success: true, upload_id, ...checked };
  },
  { upload: { maxBytes: MAX_CSV_BYTES, kinds: ['csv'], wrongKind: 'Harap Unggah File dengan Tipe  : text/csv' } },
);

/** Corrected rows replace rows with the same number; others are added. */
function withCorrections(
  rows: readonly UploadedQuestion[],
  corrections: readonly UploadedQuestion[],
): UploadedQuestion[] {
  const byRow = new Map(corrections.map((question) => [question.row, question]));
  const replaced = rows.map((question) => byRow.get(question.row) ?? question);
  const uploadedRows = new Set(rows.map(({ row }) => row));
  return [...replaced, ...corrections.filter(({ row }) => !uploadedRows.has(row))];
}

const commit = bind(contract.commitQuestions, questionSchemas.commitQuestions, async (ctx) => {
  const { upload_id, skip_problem_rows, questions } = ctx.body;
  const { id: classId, name: label, code } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const corrections = (questions ?? []).map((question, index) => ({
    ...question,
    row: question.row ?? index + 2,
    participant_id: null,
  }));
  if (upload_id === undefined && corrections.length === 0)
    throw invalid({ questions: 'Tidak ada pertanyaan untuk disimpan' });
  const uploaded = upload_id === undefined ? [] : await takeUpload(ctx, classId, upload_id);
  const rows = withCorrections(uploaded, corrections);
  const { problems } = await checkRows(ctx.tx, classId, rows);
  const blocked = new Set(blockedRows(problems));
  if (blocked.size > 0 && skip_problem_rows !== true) {
    const errors = problems.filter(({ blocking }) => blocking).slice(0, 100);
    throw invalid(
      Object.fromEntries(errors.map(({ row, column, message }) => [`${row}.${column?.toLowerCase()}`, message])),
      'Masih ada baris bermasalah. Perbaiki atau lewati baris tersebut.',
    );
  }
  const good = rows.filter(({ row }) => !blocked.has(row));
  await createQuestions(ctx, classId, good);
  ctx.audit({
    object: 'question',
    objectId: null,
    label,
    after: { class_code: code, created: good.length, skipped: blocked.size },
  });
  return { success: true, affectedRows: good.length, created: good.length, skipped: blocked.size };
});

export const questionImportRoutes: Binding[] = [upload, commit];
