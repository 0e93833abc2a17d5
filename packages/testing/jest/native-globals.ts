const jestGlobals = globalThis as unknown as typeof import('@jest/globals');

export const { expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach, jest } = jestGlobals;
