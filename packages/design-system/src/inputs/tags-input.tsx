import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { TagsInput as ChakraTagsInput } from '@chakra-ui/react/tags-input';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { styled } from '../theme/styled.ts';
import { useFieldControl } from './field-context.ts';
import { ENDS_ENTRY, entriesOf, NEVER, withPasted } from './tags/entries.ts';

const recipe = defineSlotRecipe({
  className: 'w-tags',
  slots: [
    'root',
    'label',
    'control',
    'input',
    'clearTrigger',
    'item',
    'itemPreview',
    'itemInput',
    'itemText',
    'itemDeleteTrigger',
  ],
  base: {
    root: { width: 'full' },
    control: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      minHeight: 'control',
      padding: '4px 6px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.surface',
      '&:focus-within': { borderColor: 'accent.text', boxShadow: 'focus' },
      '&[data-invalid]': { borderColor: 'danger' },
    },
    itemPreview: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '7',
      maxWidth: 'full',
      paddingInlineStart: '2.5',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      '&[data-highlighted]': { bg: 'accent.subtle', color: 'accent.text' },
    },
    itemText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    itemDeleteTrigger: {
      display: 'inline-grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      border: 0,
      borderRadius: 'sm',
      bg: 'transparent',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    itemInput: { border: 0, bg: 'transparent', color: 'fg', outline: 'none' },
    input: {
      flex: '1 1 120px',
      minWidth: '80px',
      minHeight: '7',
      border: 0,
      bg: 'transparent',
      color: 'fg',
      outline: 'none !important',
      paddingInline: '1.5',
      _placeholder: { color: 'fg.faint', opacity: 1 },
    },
  },
});

const Problem = styled('div', { base: { marginTop: '1.5', fontSize: 'sm', color: 'danger.text' } });

export interface TagsInputProps {
  /** Accessible name when there is no field. */
  label?: string | undefined;
  /** The entries, in order. */
  values: readonly string[];
  /** Called with all entries. */
  onChange: (values: string[]) => void;
  /**
   * Typed text that is not an entry yet. Refused entries stay here, so a form should not be saved while it is not
   * empty.
   */
  text: string;
  /** Called with that text. */
  onTextChange: (text: string) => void;
  /** Shown while there are no entries. */
  placeholder?: string | undefined;
  /** The reason why an entry is refused, as a sentence; null when it is accepted. */
  problemOf?: ((entry: string) => string | null) | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

/** Number of reasons that are listed individually. */
const NAMED = 3;

/**
 * Several short entries, such as recipients. Enter, comma, semicolon, blur and pasting a list add entries; Backspace
 * removes the last.
 */
export function TagsInput(props: TagsInputProps) {
  const { label, values, onChange, text, onTextChange, placeholder, problemOf = () => null, disabled } = props;
  const control = useFieldControl({ disabled });
  const own = useId();
  const id = control.id ?? own;
  const [checked, setChecked] = useState(true);
  const problems = checked ? entriesOf(text).flatMap((entry) => problemOf(entry) ?? []) : [];
  const take = (typed: string) => {
    const entries = entriesOf(typed);
    const fit = entries.filter((entry) => problemOf(entry) === null);
    const added = fit.filter((entry) => !values.includes(entry));
    if (added.length > 0) onChange([...values, ...added]);
    onTextChange(fit.length === 0 ? typed.trimStart() : entries.filter((entry) => !fit.includes(entry)).join(', '));
    setChecked(true);
  };
  const type = (typed: string) => {
    setChecked(false);
    if (ENDS_ENTRY.test(typed)) take(typed);
    else onTextChange(typed);
  };
  const describedBy = [problems.length > 0 && `${own}-problem`, control['aria-describedby']].filter(Boolean).join(' ');
  return (
    <ChakraScope>
      <ChakraTagsInput.Root
        recipe={recipe}
        ids={{ input: id }}
        value={[...values]}
        onValueChange={(details) => onChange(details.value)}
        inputValue={text}
        onInputValueChange={(details) => type(details.inputValue)}
        delimiter={NEVER}
        invalid={Boolean(control['aria-invalid']) || problems.length > 0}
        disabled={Boolean(control.disabled)}
        translations={{ deleteTagTriggerLabel: (value) => `Hapus ${value}` }}
      >
        <ChakraTagsInput.Control>
          {values.map((value, index) => (
            <ChakraTagsInput.Item key={value} index={index} value={value}>
              <ChakraTagsInput.ItemPreview>
                <ChakraTagsInput.ItemText>{value}</ChakraTagsInput.ItemText>
                <ChakraTagsInput.ItemDeleteTrigger>
                  <X size={13} />
                </ChakraTagsInput.ItemDeleteTrigger>
              </ChakraTagsInput.ItemPreview>
            </ChakraTagsInput.Item>
          ))}
          <ChakraTagsInput.Input
            id={id}
            placeholder={values.length === 0 ? placeholder : undefined}
            aria-label={label}
            aria-describedby={describedBy || undefined}
            onBlur={() => take(text)}
            // Captured before the library, which would add the whole text as one entry.
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              take(text);
            }}
            // Replaces the browser's paste, which would join the lines of a list.
            onPaste={(event) => {
              event.preventDefault();
              take(withPasted(event.currentTarget, event.clipboardData.getData('text/plain')));
            }}
          />
        </ChakraTagsInput.Control>
        {problems.length > 0 ? (
          <Problem role="alert" id={`${own}-problem`}>
            {problems.slice(0, NAMED).join(' ')}
            {problems.length > NAMED ? ` Dan ${problems.length - NAMED} lainnya.` : null}
          </Problem>
        ) : null}
      </ChakraTagsInput.Root>
    </ChakraScope>
  );
}
