import { Button } from '@widya/design-system/button';
import { FormField } from '@widya/design-system/form-field';
import { Inline, Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { formatLength } from '../chapters/length.ts';
import { SUB_TEXTS as texts } from './texts.ts';
import type { DraftLength, SubValues } from './values.ts';

const Box = styled('div', { base: { width: '72px' } });

interface TypedLengthProps {
  readonly length: DraftLength;
  readonly onChange: (length: DraftLength) => void;
}

function TypedLength({ length, onChange }: TypedLengthProps) {
  const box = (field: 'minutes' | 'seconds', label: string) => (
    <Box>
      <TextInput
        aria-label={label}
        align="end"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={length[field]}
        onChange={(event) => onChange({ ...length, [field]: event.target.value })}
      />
    </Box>
  );
  return (
    <Inline>
      {box('minutes', texts.minutes)}
      <Muted>{texts.minutesUnit}</Muted>
      {box('seconds', texts.seconds)}
      <Muted>{texts.secondsUnit}</Muted>
    </Inline>
  );
}

/** Typed minutes and seconds, or the duration read from a file. C-080 to C-083, D113. */
export function DurationField({ control }: { readonly control: Control<SubValues> }) {
  const { fileSeconds } = useWatch({ control, name: 'length' });
  return (
    <FormField
      control={control}
      name="length"
      group
      label={texts.duration}
      required={fileSeconds === null}
      help={fileSeconds === null ? texts.durationHelp : texts.fromFile}
    >
      {({ value, onChange }) =>
        fileSeconds === null ? (
          <TypedLength length={value} onChange={onChange} />
        ) : (
          <Inline>
            <strong>{formatLength(fileSeconds)}</strong>
            <Button size="sm" onClick={() => onChange({ ...value, fileSeconds: null })}>
              {texts.typeByHand}
            </Button>
          </Inline>
        )
      }
    </FormField>
  );
}
