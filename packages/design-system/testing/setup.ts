import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeAll } from '@jest/globals';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import preview from '../.storybook/preview.tsx';
import { loadOverlays } from '../src/overlays/overlays.ts';
import './browser-gaps.ts';

/** Long enough for a busy machine, so that only a wait that never ends reaches it. */
configure({ asyncUtilTimeout: 60_000 });

/**
 * Prints the page only into errors that are shown. `findBy…` and `waitFor` discard the errors of all attempts but the
 * last, and print the page into that one themselves.
 */
const { getElementError: withPage } = getConfig();
/** True while the library repeats a query; the option is missing from its types. */
const isTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
});

/**
 * Renders stories in tests with the decorators of Storybook: provider, router, language. With the `render` of Testing
 * Library, `cleanup` unmounts a story that `Story.run()` rendered, which otherwise stays until the next run.
 */
const annotations = setProjectAnnotations([preview, { testingLibraryRender: render }]);
beforeAll(async () => {
  await annotations.beforeAll();
  // Loads overlays first, so that they open immediately; `overlay-code.test.tsx` tests them while their code loads.
  await loadOverlays();
});
afterEach(cleanup);
