import { Field } from '@widya/design-system/field';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { useState } from 'react';

const Row = styled('div', { base: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: '2' } });
const Swatch = styled('input', {
  base: {
    width: '48px',
    height: 'control',
    padding: '2px',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.surface',
    cursor: 'pointer',
  },
});

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly disabled?: boolean;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour, picked or typed as `#a52620`. */
export function ColorField({ label, value, onChange, help, disabled = false }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const isWrong = typed !== null && !COLOR.test(typed);
  return (
    <Field label={label} help={help} disabled={disabled} error={isWrong ? 'Tulis seperti #a52620' : null}>
      <Row>
        <Swatch
          type="color"
          aria-label={`Pilih ${label.toLowerCase()}`}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            setTyped(null);
            onChange(event.currentTarget.value);
          }}
        />
        <TextInput
          value={text}
          maxLength={7}
          disabled={disabled}
          onChange={(event) => {
            const next = event.currentTarget.value.trim();
            setTyped(next);
            if (COLOR.test(next)) onChange(next.toLowerCase());
          }}
          onBlur={() => setTyped(isWrong ? typed : null)}
        />
      </Row>
    </Field>
  );
}
