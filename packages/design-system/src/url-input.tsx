import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { isWebUrl } from './formats/url.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

const Warning = chakra('div', { base: { fontSize: 'sm', color: 'warn.text', marginTop: '1.5' } });
const Open = chakra('a', {
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

export interface UrlInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'end'> {
  value: string;
  onChange: (url: string) => void;
}

/** A web address. A doubtful one is warned about but can be saved (specification 1 §5). */
export function UrlInput({ value, onChange, ...rest }: UrlInputProps) {
  const warning = useId();
  const good = isWebUrl(value);
  const doubtful = value.trim() !== '' && !good;
  return (
    <div style={{ width: '100%' }}>
      <TextInput
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        {...rest}
        {...(doubtful ? { 'aria-describedby': warning } : {})}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          if (value !== value.trim()) onChange(value.trim());
          rest.onBlur?.(event);
        }}
        end={
          good ? (
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
      {doubtful ? (
        <Warning id={warning} role="status">
          Peringatan : Pastikan URL yang diketik valid
        </Warning>
      ) : null}
    </div>
  );
}
