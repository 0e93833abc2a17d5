import type { Predicate } from '@widya/contract/certificate-template';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { quizForms } from '../../platform/database/schema/quiz.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';

type PredicateCtx = Pick<Ctx, 'tx' | 'audit'> & {
  readonly caller: Caller;
  readonly body: { readonly quizForms: number[]; readonly predicate: Predicate };
};

/**
 * Gives several additional answers the same predicate. @throws ApiFailure 404 when one is unknown; then nothing changes
 * (S11).
 */
export async function setAdditionalPredicates({ tx, caller, body, audit }: PredicateCtx) {
  const ids = [...new Set(body.quizForms)];
  const found = await tx
    .select({ id: quizForms.id, className: classes.name })
    .from(quizForms)
    .innerJoin(classes, eq(classes.id, quizForms.class_id))
    .where(and(inArray(quizForms.id, ids), classScope(caller)));
  if (found.length !== ids.length) throw notFound('Jawaban tambahan tidak ditemukan');
  await tx.update(quizForms).set({ predicate: body.predicate }).where(inArray(quizForms.id, ids));
  audit({
    object: 'quizform',
    objectId: ids.length === 1 ? (ids[0] ?? 0) : 'batch',
    label: found[0]?.className ?? '',
    after: { predicate: body.predicate, quizForms: ids },
  });
  return { success: true, affectedRows: ids.length } as const;
}
