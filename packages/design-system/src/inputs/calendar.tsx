import { DatePicker, parseDate, useDatePickerContext } from '@chakra-ui/react/date-picker';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { WIB_ZONE, wibDate } from '@widya/contract/time/instants';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ChakraScope } from '../theme/chakra-scope.tsx';

const nav = {
  display: 'inline-grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  border: 0,
  borderRadius: 'md',
  bg: 'transparent',
  color: 'fg',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  _disabled: { opacity: 0.4, cursor: 'not-allowed' },
} as const;

const recipe = defineSlotRecipe({
  className: 'w-calendar',
  slots: [
    'root',
    'content',
    'view',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'rangeText',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    root: { width: '264px' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: '2' },
    viewTrigger: { ...nav, width: 'auto', paddingInline: '2.5', fontWeight: 'strong', textTransform: 'capitalize' },
    prevTrigger: nav,
    nextTrigger: nav,
    table: { width: '100%', borderCollapse: 'collapse' },
    tableHeader: { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', height: '7', textAlign: 'center' },
    tableCell: { padding: '1px', textAlign: 'center' },
    tableCellTrigger: {
      display: 'inline-grid',
      placeItems: 'center',
      width: '100%',
      minHeight: '34px',
      borderRadius: 'md',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      textTransform: 'capitalize',
      _hover: { bg: 'bg.subtle' },
      '&[data-today]': { fontWeight: 'bold', color: 'accent.text' },
      '&[data-outside-range]': { color: 'fg.faint' },
      '&[data-selected]': { bg: 'accent', color: 'accent.fg' },
      _disabled: { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
});

/** Texts for screen readers; the library's other texts are English. */
const WORDS = {
  content: 'Kalender',
  // Empty, so that the displayed month is its name.
  viewTrigger: () => '',
  dayCell: (state: { valueText?: string | undefined; selected: boolean; unavailable: boolean }) =>
    `${state.valueText ?? ''}${state.selected ? ', terpilih' : ''}${state.unavailable ? ', tidak tersedia' : ''}`,
};

export interface CalendarProps {
  /** `YYYY-MM-DD` or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (date: string) => void;
}

/** The days of a month. Weekdays have short names, because single letters would be S S R K J S M. */
function Days() {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((weekDay) => (
            <DatePicker.TableHeader key={weekDay.long}>{weekDay.short}</DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((day) => (
              <DatePicker.TableCell key={String(day)} value={day}>
                <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

/** A month for choosing a day: Indonesian, Monday first, today in Jakarta time. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const day = (text: string | undefined) => (text ? parseDate(text) : undefined);
  const first = day(min);
  const last = day(max);
  return (
    <ChakraScope>
      <DatePicker.Root
        recipe={recipe}
        inline
        locale="id-ID"
        timeZone={WIB_ZONE}
        startOfWeek={1}
        translations={WORDS}
        value={value ? [parseDate(value)] : []}
        defaultFocusedValue={parseDate(value || wibDate(Date.now()))}
        onValueChange={({ valueAsString, value: days }) => {
          const picked = days[0]?.toString();
          if (picked && valueAsString) onPick(picked.slice(0, 10));
        }}
        {...(first ? { min: first } : {})}
        {...(last ? { max: last } : {})}
      >
        <DatePicker.Content unstyled>
          {(['day', 'month', 'year'] as const).map((view) => (
            <DatePicker.View key={view} view={view}>
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger aria-label="Sebelumnya">
                  <ChevronLeft size={16} />
                </DatePicker.PrevTrigger>
                <DatePicker.ViewTrigger>
                  <DatePicker.RangeText />
                </DatePicker.ViewTrigger>
                <DatePicker.NextTrigger aria-label="Berikutnya">
                  <ChevronRight size={16} />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              {view === 'day' ? <Days /> : view === 'month' ? <DatePicker.MonthTable /> : <DatePicker.YearTable />}
            </DatePicker.View>
          ))}
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraScope>
  );
}
