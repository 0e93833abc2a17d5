import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// Toasts outlive the screen that said them; here each test begins without any. One that is just coming in takes no press
// yet, and a second press would start its leaving anew, so the presses lie further apart than it takes to leave (200 ms).
afterEach(async () => {
  const dismissed = () => {
    for (const button of document.querySelectorAll('[data-scope=toast][data-part=close-trigger]'))
      fireEvent.click(button);
    expect(document.querySelector('[data-scope=toast][data-part=root]')).toBeNull();
  };
  await waitFor(dismissed, { interval: 700, timeout: 10_000 });
});
