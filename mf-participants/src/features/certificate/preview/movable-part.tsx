import { styled } from '@widya/design-system/styled';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { PartName } from '../layout/layout-certificate.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../layout/page.ts';
import { TEXTS } from '../texts.ts';

const Group = styled('g', {
  base: {
    outline: 'none',
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '4px' },
  },
  variants: {
    movable: { true: { cursor: 'move', touchAction: 'none' } },
    selected: { true: { outline: '2px dashed', outlineColor: 'accent.solid', outlineOffset: '4px' } },
  },
});

interface MovablePartProps {
  readonly part: PartName;
  /** Its text, which is part of the accessible name. */
  readonly text: string;
  readonly isSelected: boolean;
  /** Distance in percent of the page. */
  readonly onMove?: ((part: PartName, by: { readonly x: number; readonly y: number }) => void) | undefined;
  readonly onSelect: (part: PartName) => void;
  readonly children: ReactNode;
}

/** Percent per press of an arrow key, and with Shift. Source: B-126. */
const STEP = 0.1;
const LARGE_STEP = 1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A part that can be dragged or moved by arrow keys. */
export function MovablePart({ part, text, isSelected, onMove, onSelect, children }: MovablePartProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const begin = (event: PointerEvent<SVGGElement>) => {
    onSelect(part);
    if (!onMove) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    const start = from.current;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!start || !box || !onMove) return;
    // The page fits the frame except for a rounding difference in height.
    const scale = Math.min(box.width / PAGE_WIDTH, box.height / PAGE_HEIGHT);
    const x = ((event.clientX - start.x) / (PAGE_WIDTH * scale)) * 100;
    const y = ((event.clientY - start.y) / (PAGE_HEIGHT * scale)) * 100;
    from.current = { x: event.clientX, y: event.clientY };
    onMove(part, { x, y });
  };
  const end = () => {
    from.current = null;
  };
  const nudge = (event: KeyboardEvent<SVGGElement>) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !onMove) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove(part, { x: arrow[0] * step, y: arrow[1] * step });
  };
  return (
    <Group
      role="button"
      tabIndex={0}
      aria-label={[TEXTS.move(TEXTS.parts[part]), text].filter(Boolean).join(': ')}
      aria-pressed={isSelected}
      data-part={part}
      selected={isSelected}
      movable={onMove !== undefined}
      onFocus={() => onSelect(part)}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={nudge}
    >
      {children}
    </Group>
  );
}
