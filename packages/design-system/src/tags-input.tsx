import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { TagsInput as ChakraTagsInput } from '@chakra-ui/react/tags-input';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useFieldControl } from './field-context.ts';

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

export interface TagsInputProps {
  /** Name of the box where no field names it. */
  label?: string | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string | undefined;
  /** Words that fail stay in the box as text. Email addresses: `isEmail`. */
  isValid?: ((value: string) => boolean) | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
}

/** Several short words, such as recipients. Enter, comma, semicolon and paste of a list all add; Backspace removes. */
export function TagsInput({ label, values, onChange, placeholder, isValid, max, disabled }: TagsInputProps) {
  const control = useFieldControl({ disabled });
  const own = useId();
  const id = control.id ?? own;
  return (
    <ChakraTagsInput.Root
      recipe={recipe}
      ids={{ input: id }}
      value={[...values]}
      onValueChange={(details) => onChange(details.value)}
      delimiter={/[,;\n]/}
      addOnPaste
      blurBehavior="add"
      invalid={Boolean(control['aria-invalid'])}
      disabled={Boolean(control.disabled)}
      validate={({ inputValue, value }) => {
        const text = inputValue.trim();
        return text !== '' && !value.includes(text) && (isValid?.(text) ?? true);
      }}
      translations={{ deleteTagTriggerLabel: (value) => `Hapus ${value}` }}
      {...(max === undefined ? {} : { max })}
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
          aria-describedby={control['aria-describedby']}
        />
      </ChakraTagsInput.Control>
    </ChakraTagsInput.Root>
  );
}
