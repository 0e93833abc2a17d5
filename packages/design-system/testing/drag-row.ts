import { fireEvent, waitFor } from '@testing-library/react';

const ROW_HEIGHT = 40;
/** Distance from the edge of the window, because dragging near an edge scrolls the page. */
const TOP = 200;
const ATTEMPTS = 30;
const WAIT = { timeout: 100, interval: 10 };

/** Gives the rows of a list the positions of a real layout, which jsdom lacks. @returns a function that undoes this. */
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
 * Repeats an action until `isDone`. The action is outside `waitFor`, which checks again after each change of the page
 * and would never end.
 */
async function repeat(act: () => void, isDone: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    act();
    const shows = await waitFor(() => {
      if (!isDone()) throw new Error('Not yet');
    }, WAIT).then(
      () => true,
      () => false,
    );
    if (shows) return;
  }
  throw new Error('The row cannot be dragged there');
}

/** Drags a row of a `ReorderList` with the mouse to the position of another row and drops it there. */
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
    // Repeats the start of the drag, because the drag engine loads as a separate chunk.
    await repeat(() => {
      release(start);
      fireEvent.pointerDown(row, { ...mouse, buttons: 1, clientY: start });
      move(start + Math.sign(end - start) * 5);
    }, isDragged);
    // Moves the pointer in each attempt, because rows change places only during a move.
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
