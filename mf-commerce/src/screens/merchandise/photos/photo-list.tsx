import { announce } from '@widya/design-system/announcer';
import { Stack } from '@widya/design-system/layout';
import { useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from './move-item.ts';
import { PhotoItem } from './photo-item.tsx';
import { PHOTO_TEXTS as texts } from './texts.ts';

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** Further photos in their order: by dragging, or by buttons, which keep the focus on the photo that moves. */
export function PhotoList({ photos, onChange }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const focus = useRef<{ readonly index: number; readonly move: 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    const row = wanted && list.current?.children[wanted.index];
    const buttons = [...(row ? row.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') : [])];
    (buttons.find((button) => button.dataset.move === wanted?.move) ?? buttons[0])?.focus();
  });
  const move = (from: number, to: number) => {
    const next = moveItem(photos, from, to);
    if (next === photos) return;
    onChange(next);
    announce(texts.moved(to + 1, photos.length));
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  if (photos.length === 0) return null;
  return (
    <Stack as="ul" ref={list} gap="2" margin="0" padding="0" listStyleType="none" aria-label={texts.others}>
      {photos.map((src, index) => (
        <PhotoItem
          key={src}
          src={src}
          index={index}
          count={photos.length}
          dragged={dragged === index}
          over={dragged !== null && over === index && dragged !== index}
          onMove={(to) => {
            focus.current = { index: to, move: to < index ? 'up' : 'down' };
            move(index, to);
          }}
          onRemove={() => {
            focus.current = { index: Math.min(index, photos.length - 2), move: 'down' };
            onChange(photos.toSpliced(index, 1));
            announce(texts.removed);
          }}
          onDrag={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            // Firefox starts no drag without data.
            event.dataTransfer.setData('text/plain', String(index));
            setDragged(index);
          }}
          onOver={() => setOver(index)}
          onDrop={() => {
            if (dragged !== null) move(dragged, index);
            end();
          }}
          onEnd={end}
        />
      ))}
    </Stack>
  );
}
