import { Checkbox } from '@widya/design-system/checkbox';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { Textarea } from '@widya/design-system/textarea';
import type { RefObject } from 'react';
import { REASON_MAX, REASONS, REJECT_TEXTS as texts } from './texts.ts';

interface ReasonFieldsProps {
  readonly reason: string;
  readonly silent: boolean;
  readonly error: string | null;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onReason: (reason: string) => void;
  readonly onSilent: (silent: boolean) => void;
}

/** The reason, predefined or typed, and whether a mail is sent. B-086 to B-088. */
export function ReasonFields({ reason, silent, error, input, onReason, onSilent }: ReasonFieldsProps) {
  return (
    <>
      <Field label={texts.templates}>
        <Select
          value=""
          placeholder={texts.choose}
          options={REASONS.map((value) => ({ value, label: value }))}
          onChange={(event) => {
            onReason(event.target.value);
            input.current?.focus();
          }}
        />
      </Field>
      <Field
        label={texts.reason}
        required
        error={error}
        help={silent ? undefined : texts.help}
        aside={`${reason.length}/${REASON_MAX}`}
      >
        <Textarea ref={input} rows={4} value={reason} onChange={(event) => onReason(event.target.value)} />
      </Field>
      <Checkbox checked={silent} help={texts.silentHelp} onChange={(event) => onSilent(event.target.checked)}>
        {texts.silent}
      </Checkbox>
    </>
  );
}
