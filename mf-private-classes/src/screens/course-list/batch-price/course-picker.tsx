import type { CourseRow } from '@widya/contract/courses';
import { Button } from '@widya/design-system/button';
import { Checkbox } from '@widya/design-system/checkbox';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatMoney } from '@widya/design-system/formats/money';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useState } from 'react';
import { PRICE_TEXTS as texts } from './texts.ts';

/** So many rows are drawn at once; more on request, so that a thousand courses do not make typing slow. */
const STEP = 50;

/** Courses whose name or code hold every word of the search. */
function searchCourses(courses: readonly CourseRow[], search: string): readonly CourseRow[] {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  return courses.filter(({ title, course_code }) => {
    const text = `${title} ${course_code}`.toLocaleLowerCase('id');
    return words.every((word) => text.includes(word));
  });
}

interface CoursePickerProps {
  readonly courses: readonly CourseRow[];
  readonly chosen: ReadonlyMap<number, CourseRow>;
  readonly onChoose: (rows: readonly CourseRow[], on: boolean) => void;
}

/** Search, 'Pilih semua' over what was found, and the courses to tick. What is ticked stays ticked while searching on. */
export function CoursePicker({ courses, chosen, onChoose }: CoursePickerProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  if (courses.length === 0) return <EmptyState size="sm" title={texts.none} description={texts.noneWhy} />;
  const found = searchCourses(courses, search);
  const ticked = found.filter(({ id }) => chosen.has(id)).length;
  return (
    <Stack gap="2">
      <SearchInput label={texts.search} placeholder={texts.search} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState size="sm" title={texts.notFound} description={texts.notFoundWhy} />
      ) : (
        <>
          <Inline borderBottom="1px solid" borderColor="border.subtle" paddingBlock="1">
            <Checkbox
              checked={ticked === found.length}
              indeterminate={ticked > 0 && ticked < found.length}
              onChange={(event) => onChoose(found, event.target.checked)}
            >
              {texts.all(found.length)}
            </Checkbox>
            <Spacer />
            <Muted aria-live="polite">{texts.chosen(chosen.size)}</Muted>
          </Inline>
          <Stack gap="0" maxHeight="300px" overflowY="auto" tabIndex={-1}>
            {found.slice(0, shown).map((row) => (
              <Checkbox
                key={row.id}
                checked={chosen.has(row.id)}
                onChange={(event) => onChoose([row], event.target.checked)}
                help={`${row.course_code} · ${formatMoney(row.price)}`}
              >
                {row.title}
              </Checkbox>
            ))}
            {found.length > shown && (
              <Button variant="plain" onClick={() => setShown(shown + STEP)}>
                {texts.more(found.length - shown)}
              </Button>
            )}
          </Stack>
        </>
      )}
    </Stack>
  );
}
