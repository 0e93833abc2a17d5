import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key press; spread `watch` on the form. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const read = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { on, watch: { onKeyDown: read, onKeyUp: read } };
}
