import { announce } from '@widya/design-system/announcer';
import { Stack } from '@widya/design-system/layout';
import { useReorder } from '@widya/design-system/use-reorder';
import { PhotoItem } from './photo-item.tsx';
import { PHOTO_TEXTS as texts } from './texts.ts';

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Further photos in their order: by dragging, or by buttons, which keep the focus on the photo that moves. */
export function PhotoList({ photos, onChange }: PhotoListProps) {
  const { list, rowProps, move, focusAfter } = useReorder({ items: photos, onChange, moved: texts.moved });
  if (photos.length === 0) return null;
  return (
    <Stack as="ul" ref={list} gap="2" margin="0" padding="0" listStyleType="none" aria-label={texts.others}>
      {photos.map((src, index) => (
        <PhotoItem
          key={src}
          src={src}
          index={index}
          count={photos.length}
          drag={rowProps(index)}
          onMove={(to) => move(index, to)}
          onRemove={() => {
            focusAfter(Math.min(index, photos.length - 2));
            onChange(photos.toSpliced(index, 1));
            announce(texts.removed);
          }}
        />
      ))}
    </Stack>
  );
}
