import type { ClassRow } from '@widya/contract/classes';
import { Button } from '@widya/design-system/button';
import { Checkbox } from '@widya/design-system/checkbox';
import { EmptyState } from '@widya/design-system/empty-state';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useState } from 'react';
import { ClassChoice } from './class-choice.tsx';
import { searchClasses } from './class-search.ts';
import { PRICE_TEXTS as texts } from './texts.ts';

/** So many rows are drawn at once; more on request, so that a thousand classes do not make typing slow. */
const STEP = 50;

interface ClassPickerProps {
  readonly classes: readonly ClassRow[];
  readonly chosen: ReadonlyMap<number, ClassRow>;
  readonly onChoose: (rows: readonly ClassRow[], on: boolean) => void;
}

/** Search, 'Pilih semua' over what was found, and the classes to tick. What is ticked stays ticked while searching on. */
export function ClassPicker({ classes, chosen, onChoose }: ClassPickerProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  if (classes.length === 0) return <EmptyState size="sm" title={texts.none} description={texts.noneWhy} />;
  const found = searchClasses(classes, search);
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
              <ClassChoice key={row.id} row={row} checked={chosen.has(row.id)} onChange={(on) => onChoose([row], on)} />
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
