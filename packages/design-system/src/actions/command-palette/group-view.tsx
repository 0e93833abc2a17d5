import { Skeleton } from '../../feedback/skeleton.tsx';
import { Spinner } from '../../feedback/spinner.tsx';
import { styled } from '../../theme/styled.ts';
import { Kbd } from '../kbd.tsx';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { MatchedText } from './matched-text.tsx';

const GroupLabel = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: '2xs',
    fontWeight: 'strong',
    color: 'fg.faint',
    padding: '8px 10px 4px',
  },
});
const Item = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '10',
    padding: '6px 10px',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& svg': { color: 'fg.muted', flexShrink: 0 },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.text' },
    '&[aria-selected=true] svg': { color: 'inherit' },
  },
});
/** As high as a row, so that the first result does not move anything. */
const Waiting = styled('div', {
  base: { display: 'flex', alignItems: 'center', minHeight: '10', padding: '6px 10px' },
});
const Label = styled('span', {
  base: { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Detail = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface GroupViewProps {
  group: PaletteGroup;
  query: string;
  selected: PaletteItem | undefined;
  idOf: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** A heading with its rows; a loading bar replaces the first row until there is one. */
export function GroupView({ group, query, selected, idOf, onPoint, onChoose }: GroupViewProps) {
  const { label, items, loading = false } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may only hold options and groups
    <div role="group" aria-label={label} aria-busy={loading || undefined}>
      <GroupLabel aria-hidden>
        {label}
        {loading ? <Spinner /> : null}
      </GroupLabel>
      {loading && items.length === 0 ? (
        <Waiting aria-hidden>
          <Skeleton width="55%" />
        </Waiting>
      ) : null}
      {items.map((item) => (
        <Item
          key={item.key}
          id={idOf(item)}
          role="option"
          aria-selected={selected === item}
          onPointerMove={() => onPoint(item)}
          onClick={() => onChoose(item)}
        >
          {item.icon}
          <Label>
            <MatchedText text={item.label} query={query} />{' '}
            {item.detail ? (
              <Detail>
                <MatchedText text={item.detail} query={query} />
              </Detail>
            ) : null}
          </Label>
          {item.keys?.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Item>
      ))}
    </div>
  );
}
