import { type FocusEvent, useEffect, useState } from 'react';
import { UNREAD } from './unread-input.ts';

interface TypedValue {
  /** The value as the application keeps it; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Text of a value; the same function at every render. */
  readonly show: (value: string) => string;
  /** Value of a text; null when it cannot be read. */
  readonly parse: (text: string) => string | null;
  readonly onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * A value that is typed as text in any usual form, and read at Enter or when the field is left. A text that cannot be
 * read stays, and so does the value before.
 */
export function useTypedValue({ value, onChange, show, parse, onBlur }: TypedValue) {
  const [text, setText] = useState(show(value));
  const [unread, setUnread] = useState(false);
  useEffect(() => {
    setText(show(value));
    setUnread(false);
  }, [value, show]);
  const read = () => {
    const typed = parse(text);
    setUnread(typed === null && text.trim() !== '');
    if (text.trim() === '') onChange('');
    else if (typed !== null) {
      setText(show(typed));
      if (typed !== value) onChange(typed);
    }
  };
  return {
    text,
    /** Whether the text could not be read. */
    unread,
    read,
    /** Props of the field. */
    input: {
      ...(unread ? UNREAD : {}),
      value: text,
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setText(event.target.value);
        setUnread(false);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        read();
        onBlur?.(event);
      },
    },
  };
}
