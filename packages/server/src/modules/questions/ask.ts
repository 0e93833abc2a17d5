import { and, eq } from 'drizzle-orm';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';

interface NewQuestion {
  readonly question: string;
  readonly participant_id?: number | undefined;
  readonly asker_name?: string | undefined;
}

/** The sanitised text of a question or an answer. @throws ApiFailure 422 when it is empty. */
export function checkedText(field: 'question' | 'answer', html: string): string {
  const cleaned = cleanRichText(html);
  if (isBlankRichText(cleaned)) throw invalid({ [field]: 'Wajib diisi' });
  return cleaned;
}

/** The asker: a participant of this class, or only a name. @throws ApiFailure 404 or 422 (S11). */
async function askerOf(tx: Tx, classId: number, { participant_id, asker_name }: NewQuestion) {
  if (participant_id === undefined) {
    if (asker_name === undefined) throw invalid({ asker_name: 'Pilih peserta atau tulis nama penanya' });
    return { full_name: asker_name };
  }
  const [found] = await tx
    .select({
      participant_id: registrations.id,
      member_id: registrations.member_id,
      full_name: registrations.full_name,
      email: registrations.email,
    })
    .from(registrations)
    .where(and(eq(registrations.id, participant_id), eq(registrations.class_id, classId)));
  if (found === undefined) throw notFound('Peserta tidak ditemukan');
  return found;
}

/** Adds a question to a class. @returns its id. Source: B-040. */
export async function askQuestion(tx: Tx, classId: number, input: NewQuestion, now: Date): Promise<number> {
  const asker = await askerOf(tx, classId, input);
  const question = checkedText('question', input.question);
  const [row] = await tx
    .insert(questions)
    .values({ class_id: classId, ...asker, question, asked_at: now, updated_at: now })
    .returning({ id: questions.id });
  if (row === undefined) throw new Error('nothing was inserted');
  return row.id;
}
