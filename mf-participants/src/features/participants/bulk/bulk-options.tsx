import { PREDICATES, RESEND_SCENARIOS } from '@widya/contract/registration-status';
import { Checkbox } from '@widya/design-system/checkbox';
import { Field } from '@widya/design-system/field';
import { RadioGroup } from '@widya/design-system/radio-group';
import type { RefObject } from 'react';
import { MAIL_TEXTS } from '../mail/texts.ts';
import { PREDICATE_TEXTS } from '../predicate/texts.ts';
import { ReasonFields } from '../reject/reason-fields.tsx';
import type { BulkDraft } from './bulk-draft.ts';
import type { BulkAction } from './bulk-request.ts';
import { BULK_TEXTS as texts } from './texts.ts';

interface BulkOptionsProps {
  readonly action: BulkAction;
  readonly draft: BulkDraft;
  readonly reasonError: string | null;
  readonly reasonInput: RefObject<HTMLTextAreaElement | null>;
  /** Whether the class has a quota. */
  readonly hasQuota: boolean;
  /** How many selected registrations are rejected, cancelled or expired. */
  readonly rejected: number;
  readonly onChange: (change: Partial<BulkDraft>) => void;
}

/** Options to choose before the action; none for most actions. */
export function BulkOptions({
  action,
  draft,
  reasonError,
  reasonInput,
  hasQuota,
  rejected,
  onChange,
}: BulkOptionsProps) {
  if (action === 'reject')
    return (
      <ReasonFields
        reason={draft.reason}
        silent={draft.silent}
        error={reasonError}
        input={reasonInput}
        onReason={(reason) => onChange({ reason })}
        onSilent={(silent) => onChange({ silent })}
      />
    );
  if (action === 'predicate')
    return (
      <Field group label={PREDICATE_TEXTS.label}>
        <RadioGroup
          label={PREDICATE_TEXTS.label}
          inline
          options={PREDICATES.map((value) => ({ value, label: value }))}
          value={draft.predicate}
          onChange={(predicate) => onChange({ predicate })}
        />
      </Field>
    );
  if (action === 'resend')
    return (
      <Field group label={MAIL_TEXTS.scenario}>
        <RadioGroup
          label={MAIL_TEXTS.scenario}
          options={RESEND_SCENARIOS.map((value) => ({ value, ...MAIL_TEXTS.scenarios[value] }))}
          value={draft.scenario}
          onChange={(scenario) => onChange({ scenario })}
        />
      </Field>
    );
  if (action === 'accept')
    return (
      <>
        {hasQuota && (
          <Checkbox
            checked={draft.overQuota}
            help={texts.overrideHelp}
            onChange={(event) => onChange({ overQuota: event.target.checked })}
          >
            {texts.override}
          </Checkbox>
        )}
        {rejected > 0 && (
          <Checkbox
            checked={draft.rejectedToo}
            help={texts.rejectedTooHelp}
            onChange={(event) => onChange({ rejectedToo: event.target.checked })}
          >
            {texts.rejectedToo(rejected)}
          </Checkbox>
        )}
      </>
    );
  return null;
}
