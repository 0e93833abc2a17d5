import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { bindPublic } from '../../platform/http/bind.ts';
import { presenceOpening, questionOpening } from './opening.ts';
import { requireVisibleClass } from './visible-class.ts';

const asText = (time: Date | null): string | null => time?.toISOString() ?? null;

export const readForms = bindPublic(contract.readClassForms, schemas.readClassForms, async ({ tx, params, now }) => {
  const row = await requireVisibleClass(tx, params.code);
  const presence = presenceOpening(row, now);
  const questions = questionOpening(row, now);
  return {
    class_code: row.code,
    class_name: row.name,
    start_time: asText(row.start_time),
    end_time: asText(row.end_time),
    presence: { state: presence.state, opens_at: asText(presence.opensAt), closes_at: asText(presence.closesAt) },
    questions: { state: questions.state, closes_at: asText(questions.closesAt) },
  };
});
