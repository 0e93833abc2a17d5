import '@testing-library/jest-dom/vitest';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import preview from '../.storybook/preview.tsx';
import './browser-gaps.ts';

/** Parts that are fetched when they are first needed take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** Stories rendered in tests get the same decorators as in Storybook: provider, router, language. */
const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);
afterEach(cleanup);
