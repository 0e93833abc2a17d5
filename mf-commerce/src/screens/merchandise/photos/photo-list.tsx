import { announce } from '@widya/design-system/announcer';
import { ReorderList } from '@widya/design-system/reorder-list';
import { useReorder } from '@widya/design-system/use-reorder';
import { PhotoItem } from './photo-item.tsx';
import { PHOTO_TEXTS as texts } from './texts.ts';

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Further photos in order, moved by dragging or with buttons, which keep the focus on the moved photo. */
export function PhotoList({ photos, onChange }: PhotoListProps) {
  const { list, drop, move, focusAfter } = useReorder({ items: photos, onChange, moved: texts.moved });
  if (photos.length === 0) return null;
  return (
    <ReorderList tag="ul" label={texts.others} items={photos} idOf={(src) => src} list={list} onDrop={drop} spaced>
      {(src) => {
        const index = photos.indexOf(src);
        return (
          <PhotoItem
            key={src}
            src={src}
            index={index}
            count={photos.length}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              focusAfter(Math.min(index, photos.length - 2));
              onChange(photos.toSpliced(index, 1));
              announce(texts.removed);
            }}
          />
        );
      }}
    </ReorderList>
  );
}
