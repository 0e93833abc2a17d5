import { afterEach, expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { toast } from '../src/feedback/toast.ts';

const shown = () => document.querySelector('[data-scope=toast][data-part=root]');

// Toasts outlive the screen that said them; here each test begins without any. They are taken away as at sign-out, which
// plays no leaving: waiting for that took longer than most tests.
afterEach(async () => {
  toast.clear();
  if (shown()) await waitFor(() => expect(shown()).toBeNull());
});
