import { FormField } from '@widya/design-system/form-field';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import type { EventSectionProps } from './section-props.ts';
import { EVENT_TEXTS as texts } from './texts.ts';

const Row = styled('div', { base: { display: 'flex', gap: '2', width: 'full' } });
const Swatch = styled('input', {
  base: {
    flexShrink: 0,
    width: '10',
    height: '10',
    padding: '1',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.surface',
    cursor: 'pointer',
  },
});

/** A value that the browser's colour picker supports, which is six digits only. */
const shown = (color: string): string => (/^#[0-9a-f]{6}$/i.test(color.trim()) ? color.trim() : '#ffffff');

interface ColorFieldProps extends Pick<EventSectionProps, 'form'> {
  readonly name: 'color_primary' | 'color_dark';
  readonly label: string;
}

/** A colour, typed or picked. */
export const ColorField = ({ form, name, label }: ColorFieldProps) => (
  <FormField control={form.control} name={name} label={label} help={texts.colorHelp}>
    {({ value, onChange, ...field }) => (
      <Row>
        <TextInput {...field} value={value} onChange={(event) => onChange(event.target.value)} maxLength={9} />
        <Swatch
          type="color"
          aria-label={texts.pickColor(label)}
          value={shown(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </Row>
    )}
  </FormField>
);
