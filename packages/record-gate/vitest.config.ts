import { screenTests } from '@widya/design-system/testing/screen-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: screenTests } });
