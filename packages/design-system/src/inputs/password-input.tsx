import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password with a button that shows it. Allows pasting and password managers. */
export function PasswordInput({ autoComplete = 'current-password', ...rest }: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          variant="ghost"
          label={shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
