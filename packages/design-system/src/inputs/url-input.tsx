import { ExternalLink } from 'lucide-react';
import { useContext, useId } from 'react';
import { isWebUrl } from '../formats/url.ts';
import { styled } from '../theme/styled.ts';
import { FieldContext } from './field-context.ts';
import { InputNote } from './input-note.tsx';
import { InputStack } from './input-stack.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

const Open = styled('a', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'md',
    color: 'fg.muted',
    pointerEvents: 'auto',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});

const DOUBTFUL = 'Peringatan : Pastikan URL yang diketik valid';
const INSECURE = 'Tautan ini harus diawali https://';

export interface UrlInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'end'> {
  /** The address as typed. */
  value: string;
  /** Called with the address, trimmed on blur. */
  onChange: (url: string) => void;
  /** Shows an error note below an address with http while it is typed; the form must refuse it itself. */
  secure?: boolean | undefined;
}

/** A web address. Warns about a doubtful one, which can still be saved. */
export function UrlInput({ value, onChange, secure = false, ...rest }: UrlInputProps) {
  const warning = useId();
  // Whether the form already shows an error.
  const refused = useContext(FieldContext)?.invalid === true;
  const isValid = isWebUrl(value);
  const insecure = secure && !refused && /^http:/i.test(value.trim());
  const note = insecure ? INSECURE : value.trim() !== '' && !isValid ? DOUBTFUL : null;
  return (
    <InputStack>
      <TextInput
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        {...rest}
        {...(note ? { 'aria-describedby': warning } : {})}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          if (value !== value.trim()) onChange(value.trim());
          rest.onBlur?.(event);
        }}
        end={
          isValid ? (
            <Open
              href={value.trim()}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Buka tautan di tab baru"
              title="Buka tautan di tab baru"
            >
              <ExternalLink size={15} />
            </Open>
          ) : null
        }
      />
      {note ? (
        <InputNote id={warning} role="status" tone={insecure ? 'danger' : 'warn'}>
          {note}
        </InputNote>
      ) : null}
    </InputStack>
  );
}
