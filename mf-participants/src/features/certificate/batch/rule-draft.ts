import type { CertificateRule } from '@widya/api-client/certificates';
import type { CertificateEligibility } from '@widya/contract/certificates';

/** Rules that a person chose for a batch. */
export interface RuleDraft {
  readonly present: boolean;
  readonly tested: boolean;
  readonly completed: boolean;
  /** Percent of the final test; null while the field is empty. */
  readonly minScore: number | null;
}

export const EVERYONE: RuleDraft = { present: false, tested: false, completed: false, minScore: 70 };

/** The rules sent to the API: only known and chosen ones. */
export function ruleOf(draft: RuleDraft, known: CertificateEligibility['rules']): CertificateRule {
  return {
    ...(draft.present && known.includes('present') && { present: true }),
    ...(draft.tested && known.includes('min_score') && { min_score: draft.minScore ?? 0 }),
    ...(draft.completed && known.includes('completed') && { completed: true }),
  };
}
