import { afterEach, expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { toast } from '../src/feedback/toast.ts';

const shown = () => document.querySelector('[data-scope=toast][data-part=root]');

// Removes toasts after each test, because they outlive the screen that showed them. Removes them as a sign-out does,
// without the exit animation, because waiting for it took longer than most tests.
afterEach(async () => {
  toast.clear();
  if (shown()) await waitFor(() => expect(shown()).toBeNull());
});
