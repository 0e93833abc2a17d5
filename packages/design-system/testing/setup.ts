import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll } from '@jest/globals';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import preview from '../.storybook/preview.tsx';
import { loadOverlays } from '../src/overlays/overlays.ts';
import './browser-gaps.ts';

/** Long enough for a machine that is busy with other work: only a wait that never ends reaches it. */
configure({ asyncUtilTimeout: 60_000 });

/**
 * The page is printed into an error that somebody reads. `findBy…` and `waitFor` try many times, throw away all errors but
 * the last, and print the page into that one themselves.
 */
const { getElementError: withPage } = getConfig();
/** True while the library tries once more; not among its types. */
const isTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
});

/**
 * Stories rendered in tests get the same decorators as in Storybook: provider, router, language. With the library's `render`,
 * `cleanup` unmounts what `Story.run()` has drawn; otherwise it stays until the next run.
 */
const annotations = setProjectAnnotations([preview, { testingLibraryRender: render }]);
beforeAll(async () => {
  await annotations.beforeAll();
  // Tests read what a press shows at once; `overlay-code.test.tsx` has the tests of code that is still loading.
  await loadOverlays();
});
afterEach(cleanup);
