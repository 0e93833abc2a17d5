import { DateInput } from '@widya/design-system/date-input';
import { Stack } from '@widya/design-system/layout';
import { Switch } from '@widya/design-system/switch';
import { dayAfter } from './hours.ts';
import { END_DAY_TEXTS as texts } from './texts.ts';

interface EndDayInputProps {
  /** The day of the start. */
  readonly day: string;
  /** Null when it is the same day. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

/** The day of the end, for events past midnight. Use it in `<FormField group>`. */
export const EndDayInput = ({ day, value, onChange }: EndDayInputProps) => (
  <Stack gap="2">
    <Switch
      checked={value !== null}
      help={texts.why}
      onChange={(event) => onChange(event.target.checked ? dayAfter(day) : null)}
    >
      {texts.other}
    </Switch>
    {value !== null && (
      <DateInput aria-label={texts.label} value={value} onChange={onChange} min={day === '' ? undefined : day} />
    )}
  </Stack>
);
