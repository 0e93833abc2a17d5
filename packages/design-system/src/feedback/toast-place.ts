interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Space in pixels below the toasts and between them and what they must not cover. */
const GAP = 16;

/**
 * Distance in pixels of toasts from the bottom of the window: the smallest at which they cover none of the boxes.
 * @param toasts total width and height of all toasts, which are centred in the window, in pixels.
 */
export function toastBottom(
  boxes: readonly Box[],
  toasts: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): number {
  const left = (view.width - toasts.width) / 2;
  const overlapping = boxes
    .filter((box) => box.right > left && box.left < left + toasts.width)
    .toSorted((a, b) => b.bottom - a.bottom);
  let bottom = GAP;
  for (const box of overlapping) {
    const top = view.height - bottom - toasts.height;
    if (box.bottom > top - GAP / 2 && box.top < view.height - bottom + GAP / 2) bottom = view.height - box.top + GAP;
  }
  // Without enough room the messages must be visible anyway.
  return bottom + toasts.height > view.height ? GAP : bottom;
}

const boxesNow = (): readonly Box[] =>
  [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

const BETWEEN = 10;

function placeToasts(): void {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')];
  const style = document.documentElement.style;
  if (toasts.length === 0) return void style.removeProperty('--w-toast-bottom');
  const size = {
    width: Math.max(...toasts.map(({ offsetWidth }) => offsetWidth)),
    height: toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + BETWEEN, -BETWEEN),
  };
  const { innerWidth: width, innerHeight: height } = window;
  style.setProperty('--w-toast-bottom', `${toastBottom(boxesNow(), size, { width, height })}px`);
}

const MOVES = ['scroll', 'resize', 'animationend', 'transitionend'] as const;

/**
 * Keeps toasts clear of the elements marked with `KEEP_CLEAR` as these appear, disappear and move. @returns a function
 * that stops it.
 */
export function keepToastsClear(): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(placeToasts);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const move of MOVES) window.addEventListener(move, soon, { capture: true, passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const move of MOVES) window.removeEventListener(move, soon, { capture: true });
    placeToasts();
  };
}
