import type { InterfaceText } from '@widya/contract/interface-text-groups';
import { Button } from '@widya/design-system/button';
import { FormField } from '@widya/design-system/form-field';
import { styled } from '@widya/design-system/styled';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { type Control, useWatch } from '@widya/design-system/use-form';
import { VisuallyHidden } from '@widya/design-system/visually-hidden';
import { INTERFACE_TEXTS_TEXTS as texts } from '../texts.ts';
import type { TextName, TextValues } from './text-values.ts';

/** Longest text in characters that has a single-line field. */
const ONE_LINE = 100;

const Root = styled('div', {
  base: {
    borderRadius: 'md',
    padding: '2',
    marginInline: '-2',
    transition: 'background-color 150ms',
    '&[data-active]': { bg: 'accent.subtle' },
  },
});
const Counter = styled('span', {
  base: {
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '&[data-over]': { color: 'danger.text', fontWeight: 'semibold' },
  },
});
/** Reserves the height of a button, so that showing it moves nothing. */
const RestoreRow = styled('span', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '32px' },
});
const RestorableText = styled('span', {
  base: { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface TextFieldProps {
  readonly control: Control<TextValues>;
  readonly name: TextName;
  readonly number: number;
  readonly text: InterfaceText;
  /** The saved text. */
  readonly saved: string;
  /** The text before its last change; null without one. */
  readonly previous: string | null;
  readonly active: boolean;
  readonly onActive: () => void;
  readonly onWrite: (value: string) => void;
}

/** A numbered text with its length limit, and a button that restores the previous text. */
export function TextField(props: TextFieldProps) {
  const { control, name, number, text, saved, previous, active, onActive, onWrite } = props;
  const value = useWatch({ control, name }) ?? '';
  const used = value.trim().length;
  const { label, max, standard } = text;
  const isChanged = value !== saved;
  const restorable = isChanged ? saved : previous !== null && previous !== saved ? previous : null;
  return (
    <Root data-active={active ? '' : undefined} onFocus={onActive}>
      <FormField
        control={control}
        name={name}
        label={texts.numbered(number, label)}
        aside={
          <Counter data-over={used > max ? '' : undefined}>
            <span aria-hidden>{texts.counter(used, max)}</span>
            <VisuallyHidden>{texts.counterLabel(used, max)}</VisuallyHidden>
          </Counter>
        }
      >
        {(field) => (max > ONE_LINE ? <Textarea {...field} rows={2} /> : <TextInput {...field} autoComplete="off" />)}
      </FormField>
      <RestoreRow>
        <RestorableText title={restorable ?? undefined}>
          <Quiet>
            {restorable === null
              ? value === standard && texts.standard
              : isChanged
                ? texts.saved(restorable)
                : texts.previous(restorable)}
          </Quiet>
        </RestorableText>
        {restorable !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={isChanged ? texts.revertOf(label) : texts.againOf(label)}
            onClick={() => onWrite(restorable)}
          >
            {isChanged ? texts.revert : texts.again}
          </Button>
        )}
      </RestoreRow>
    </Root>
  );
}

const Quiet = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
