import { afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Testing Library does neither itself, because `jest.config.ts` sets RTL_SKIP_AUTO_CLEANUP.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);

// Long enough for a busy machine, so that only a wait that never ends reaches it.
configure({ asyncUtilTimeout: 60_000 });
