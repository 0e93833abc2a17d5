import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { and, eq, sql } from 'drizzle-orm';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { plainAsHtml } from '../../platform/text/plain-as-html.ts';
import { provenAddress } from '../address-proof/proven-address.ts';
import { checkedText } from '../questions/ask.ts';
import { assertOpen, questionOpening } from './opening.ts';
import { discarded } from './robots.ts';
import { requireVisibleClass } from './visible-class.ts';

const PER_MINUTE = 30;
const OBJECT = 'question';

type QuestionContext = Ctx<(typeof schemas)['askClassQuestion'], null>;

/** The asker's registration, if their address is proven; an unproven address identifies nobody. */
async function provenAsker(ctx: QuestionContext, classId: number) {
  if ((await provenAddress(ctx)) !== ctx.body.email) return {};
  const [own] = await ctx.tx
    .select({ participant_id: registrations.id, member_id: registrations.member_id })
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), eq(sql`lower(${registrations.email})`, ctx.body.email)));
  return own ?? {};
}

export const askPublicQuestion = bindPublic(
  contract.askClassQuestion,
  schemas.askClassQuestion,
  async (ctx) => {
    const { tx, params, body, now, audit } = ctx;
    if (body.situs_web !== '') {
      audit(discarded(OBJECT));
      return { success: true };
    }
    const of = await requireVisibleClass(tx, params.code);
    assertOpen(questionOpening(of, now), 'Pengiriman pertanyaan kelas ini');
    const { full_name, email } = body;
    const question = checkedText('question', plainAsHtml(body.question));
    const asker = { full_name, email, ...(await provenAsker(ctx, of.id)) };
    const [row] = await tx
      .insert(questions)
      .values({ class_id: of.id, ...asker, question, asked_at: now, updated_at: now })
      .returning({ id: questions.id });
    audit({
      object: OBJECT,
      objectId: row?.id ?? null,
      label: `${full_name} · ${of.name}`,
      after: { question, class_code: of.code },
    });
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);
