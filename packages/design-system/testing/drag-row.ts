import { fireEvent, waitFor } from '@testing-library/react';

const ROW_HEIGHT = 40;
/** Away from the edges of the window, near which the page would be scrolled. */
const TOP = 200;
const ATTEMPTS = 30;
const PATIENCE = { timeout: 100, interval: 10 };

/** Gives the rows of a list the places that a browser would give them; jsdom lays nothing out. */
function layOut(list: Element): () => void {
  const original = HTMLElement.prototype.getBoundingClientRect;
  HTMLElement.prototype.getBoundingClientRect = function place(this: HTMLElement) {
    if (this.parentElement !== list) return original.call(this);
    const moved = Number(/translateY\((-?[\d.]+)px\)/.exec(this.style.transform)?.[1] ?? 0);
    return new DOMRect(0, TOP + [...list.children].indexOf(this) * ROW_HEIGHT + moved, 300, ROW_HEIGHT);
  };
  return () => {
    HTMLElement.prototype.getBoundingClientRect = original;
  };
}

/**
 * Repeats an act until it shows. The act stays outside `waitFor`, which looks again after each change of the page and would never end.
 */
async function repeat(act: () => void, isDone: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    act();
    const shows = await waitFor(() => {
      if (!isDone()) throw new Error('Not yet');
    }, PATIENCE).then(
      () => true,
      () => false,
    );
    if (shows) return;
  }
  throw new Error('The row cannot be dragged there');
}

/** Drags a row of a `ReorderList` with the mouse to the place of another and drops it there. */
export async function dragRow(row: HTMLElement, to: HTMLElement): Promise<void> {
  const list = row.parentElement;
  if (list === null) throw new Error('The row stands in no list');
  const restore = layOut(list);
  const target = [...list.children].indexOf(to);
  const middle = (index: number) => TOP + (index + 0.5) * ROW_HEIGHT;
  const [start, end] = [middle([...list.children].indexOf(row)), middle(target)];
  const mouse = { pointerType: 'mouse', isPrimary: true, button: 0, clientX: 10 } as const;
  const move = (clientY: number) => fireEvent.pointerMove(row, { ...mouse, buttons: 1, clientY });
  const release = (clientY: number) => fireEvent.pointerUp(row, { ...mouse, buttons: 0, clientY });
  const isDragged = () => row.dataset.dragged !== undefined;
  try {
    // The engine comes with a chunk of its own.
    await repeat(() => {
      release(start);
      fireEvent.pointerDown(row, { ...mouse, buttons: 1, clientY: start });
      move(start + Math.sign(end - start) * 5);
    }, isDragged);
    // Only a row that still moves changes places.
    let at = end;
    await repeat(
      () => {
        at += Math.sign(end - start);
        move(at);
      },
      () => list.children[target] === row,
    );
    release(end);
    await waitFor(() => {
      if (isDragged()) throw new Error('The row was not dropped');
    });
  } finally {
    restore();
  }
}
