import { Button } from '@widya/design-system/button';
import { Checkbox } from '@widya/design-system/checkbox';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatMoney } from '@widya/design-system/formats/money';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useState } from 'react';
import type { Priced, PriceLabels } from './priced.ts';
import { search } from './search.ts';
import { PRICE_TEXTS as texts } from './texts.ts';

/** Number of rows rendered at once, with more on request, so that a thousand do not slow down typing. */
const STEP = 50;

interface PickerProps {
  readonly labels: PriceLabels;
  readonly items: readonly Priced[];
  readonly chosen: ReadonlyMap<number, Priced>;
  readonly onChoose: (items: readonly Priced[], on: boolean) => void;
}

/** Search with 'Pilih semua' for its results. Chosen options stay chosen during further searches. */
export function Picker({ labels, items, chosen, onChoose }: PickerProps) {
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(STEP);
  if (items.length === 0) return <EmptyState size="sm" title={labels.none} description={labels.noneWhy} />;
  const found = search(items, sought);
  const ticked = found.filter(({ id }) => chosen.has(id)).length;
  return (
    <Stack gap="2">
      <SearchInput label={labels.search} placeholder={labels.search} value={sought} onChange={setSought} />
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
            {found.slice(0, shown).map((item) => (
              <Checkbox
                key={item.id}
                checked={chosen.has(item.id)}
                onChange={(event) => onChoose([item], event.target.checked)}
                help={`${item.about} · ${formatMoney(item.price)}`}
              >
                {item.name}
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
