import { wibDate } from '@widya/contract/time/instants';
import { parseDateText } from '@widya/contract/time/parse-date';
import { formatDate } from '@widya/contract/time/texts';
import { CalendarDays } from 'lucide-react';
import { type ComponentType, useContext, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { SkeletonArea, SkeletonText } from '../feedback/skeleton.tsx';
import { Popover } from '../overlays/popover.tsx';
import type { CalendarProps } from './calendar.tsx';
import { FieldContext } from './field-context.ts';
import { InputNote } from './input-note.tsx';
import { InputStack } from './input-stack.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

export interface DateInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'end' | 'min' | 'max'> {
  /** `YYYY-MM-DD` in WIB; empty for none. */
  value: string;
  /** Called with a date or an empty text, not with incomplete input. */
  onChange: (date: string) => void;
  /**
   * First day of the calendar. Typed dates before `min` or after `max` are passed on, so that the form can show the
   * error.
   */
  min?: string | undefined;
  /** Last day of the calendar. */
  max?: string | undefined;
  /** Warns about a past day, which can still be saved. */
  warnPast?: boolean | undefined;
}

/**
 * A day in WIB, typed in any usual format or chosen; independent of the computer's time zone. Invalid text stays with
 * an error, and the previous value stays. The calendar is loaded when opened.
 */
export function DateInput({ value, onChange, min, max, warnPast = false, onBlur, ...rest }: DateInputProps) {
  const noteId = useId();
  // Whether the form already shows an error.
  const refused = useContext(FieldContext)?.invalid === true;
  const { unread, read, input } = useTypedValue({ value, onChange, show: formatDate, parse: parseDateText, onBlur });
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (next && !Calendar) void import('./calendar.tsx').then((module) => setCalendar(() => module.Calendar));
  };
  const isPast = warnPast && !refused && value !== '' && value < wibDate(new Date().toISOString());
  const note = unread ? unreadNote(value) : isPast ? 'Tanggal ini sudah lewat.' : null;
  const field = (
    <TextInput
      placeholder="mis. 24 Nov 2026"
      autoComplete="off"
      {...rest}
      {...input}
      {...(note ? { 'aria-describedby': noteId } : {})}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
        if (event.key === 'ArrowDown' && event.altKey) toggle(true);
      }}
      end={
        <Popover
          label="Pilih tanggal"
          open={open}
          onOpenChange={toggle}
          placement="bottom-end"
          trigger={
            <IconButton
              size="sm"
              variant="ghost"
              label="Pilih tanggal"
              icon={<CalendarDays size={16} />}
              disabled={rest.disabled}
            />
          }
        >
          {Calendar ? (
            <Calendar
              value={value}
              min={min}
              max={max}
              onPick={(date) => {
                onChange(date);
                setOpen(false);
              }}
            />
          ) : (
            <SkeletonArea>
              <SkeletonText lines={6} />
            </SkeletonArea>
          )}
        </Popover>
      }
    />
  );
  return (
    <InputStack>
      {field}
      {note ? (
        <InputNote id={noteId} role="status" tone={unread ? 'danger' : 'warn'}>
          {note}
        </InputNote>
      ) : null}
    </InputStack>
  );
}

const unreadNote = (value: string): string =>
  value === '' ? 'Tanggal tidak dapat dibaca.' : `Tanggal tidak dapat dibaca; yang berlaku tetap ${formatDate(value)}.`;
