import { VOUCHER_CODE_LENGTH } from '@widya/contract/voucher-rules';
import { TextInput, type TextInputProps } from '@widya/design-system/text-input';

interface CodeInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A voucher code, converted to capitals while typing. D121. */
export const CodeInput = ({ onChange, ...rest }: CodeInputProps) => (
  <TextInput
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={VOUCHER_CODE_LENGTH}
    {...rest}
    onChange={({ target }) => {
      const caret = target.selectionStart;
      // Changes the DOM value directly, so that the caret keeps its position.
      target.value = target.value.toUpperCase();
      target.setSelectionRange(caret, caret);
      onChange(target.value);
    }}
  />
);
