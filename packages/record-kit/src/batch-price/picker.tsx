import { Checkbox } from '@widya/design-system/checkbox';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatMoney } from '@widya/design-system/formats/money';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useState } from 'react';
import { ShowMore } from '../paging/show-more.tsx';
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
  const [query, setQuery] = useState('');
  const [visibleCount, setVisibleCount] = useState(STEP);
  if (items.length === 0) return <EmptyState size="sm" title={labels.none} description={labels.noneWhy} />;
  const matches = search(items, query);
  const checkedCount = matches.filter(({ id }) => chosen.has(id)).length;
  return (
    <Stack gap="2">
      <SearchInput label={labels.search} placeholder={labels.search} value={query} onChange={setQuery} />
      {matches.length === 0 ? (
        <EmptyState size="sm" title={texts.notFound} description={texts.notFoundWhy} />
      ) : (
        <>
          <Inline borderBottom="1px solid" borderColor="border.subtle" paddingBlock="1">
            <Checkbox
              checked={checkedCount === matches.length}
              indeterminate={checkedCount > 0 && checkedCount < matches.length}
              onChange={(event) => onChoose(matches, event.target.checked)}
            >
              {texts.all(matches.length)}
            </Checkbox>
            <Spacer />
            <Muted aria-live="polite">{texts.chosen(chosen.size)}</Muted>
          </Inline>
          <Stack gap="0" maxHeight="300px" overflowY="auto" tabIndex={-1}>
            {matches.slice(0, visibleCount).map((item) => (
              <Checkbox
                key={item.id}
                checked={chosen.has(item.id)}
                onChange={(event) => onChoose([item], event.target.checked)}
                help={`${item.about} · ${formatMoney(item.price)}`}
              >
                {item.name}
              </Checkbox>
            ))}
            <ShowMore rest={matches.length - visibleCount} onMore={() => setVisibleCount(visibleCount + STEP)} />
          </Stack>
        </>
      )}
    </Stack>
  );
}
