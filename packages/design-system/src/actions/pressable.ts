/**
 * For the content of layers above the page. A modal disables pointer events everywhere, and the library re-enables them
 * for layers above one frame later; without this a press in that frame is lost.
 */
export const pressable = { style: { pointerEvents: 'auto' } } as const;
