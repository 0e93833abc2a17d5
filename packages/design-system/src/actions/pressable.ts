/**
 * On the content of whatever opens over the page. A modal stops the pointer everywhere, and the library exempts what opens above it
 * one frame later: without this a press in that frame is lost.
 */
export const pressable = { style: { pointerEvents: 'auto' } } as const;
