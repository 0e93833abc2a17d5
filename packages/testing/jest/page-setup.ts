import { afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Testing Library would do both when it is imported, but it is evaluated once per page and not once per file.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);

// Long enough for a machine that is busy with other work: only a wait that never ends reaches it.
configure({ asyncUtilTimeout: 60_000 });
