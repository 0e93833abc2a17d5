import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { Inline, Muted } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { lengthInWords } from '../chapters/length.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import type { SubValues } from './values.ts';

interface DurationFieldProps {
  readonly values: SubValues;
  readonly problem: string | undefined;
  readonly onChange: (fields: Partial<SubValues>) => void;
}

/** Minutes and seconds as they are typed, or the length that was read from a file. C-080 to C-083, D113. */
export function DurationField({ values, problem, onChange }: DurationFieldProps) {
  const { minutes, seconds, fileSeconds } = values;
  if (fileSeconds !== null)
    return (
      <Field group label={texts.duration} help={texts.fromFile}>
        <Inline>
          <strong>{lengthInWords(fileSeconds)}</strong>
          <Button size="sm" onClick={() => onChange({ fileSeconds: null })}>
            {texts.typeByHand}
          </Button>
        </Inline>
      </Field>
    );
  const box = (field: 'minutes' | 'seconds', label: string, value: string) => (
    <TextInput
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      align="end"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      style={{ width: 72 }}
      value={value}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <Field group label={texts.duration} required help={texts.durationHelp} error={problem}>
      <Inline>
        {box('minutes', texts.minutes, minutes)}
        <Muted>{texts.minutesUnit}</Muted>
        {box('seconds', texts.seconds, seconds)}
        <Muted>{texts.secondsUnit}</Muted>
      </Inline>
    </Field>
  );
}
