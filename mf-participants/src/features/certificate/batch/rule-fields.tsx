import type { CertificateEligibility } from '@widya/contract/certificates';
import { Checkbox } from '@widya/design-system/checkbox';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { PercentInput } from '@widya/design-system/percent-input';
import { RULE_TEXTS as texts } from '../texts.ts';
import type { RuleDraft } from './rule-draft.ts';

interface RuleFieldsProps {
  readonly rules: CertificateEligibility['rules'];
  readonly draft: RuleDraft;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** Whom a batch is for: everybody, or only people who attended, passed the final test or completed the course. */
export function RuleFields({ rules, draft, onChange }: RuleFieldsProps) {
  return (
    <Field group label={texts.label}>
      <Stack gap="2">
        {rules.includes('present') && (
          <Checkbox checked={draft.present} onChange={(event) => onChange({ present: event.currentTarget.checked })}>
            {texts.present}
          </Checkbox>
        )}
        {rules.includes('completed') && (
          <Checkbox
            checked={draft.completed}
            onChange={(event) => onChange({ completed: event.currentTarget.checked })}
          >
            {texts.completed}
          </Checkbox>
        )}
        {rules.includes('min_score') && (
          <Checkbox checked={draft.tested} onChange={(event) => onChange({ tested: event.currentTarget.checked })}>
            {texts.tested}
          </Checkbox>
        )}
        {rules.includes('min_score') && draft.tested && (
          <Field label={texts.minScore}>
            <PercentInput value={draft.minScore} onChange={(minScore) => onChange({ minScore })} />
          </Field>
        )}
      </Stack>
    </Field>
  );
}
