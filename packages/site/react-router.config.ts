import type { Config } from '@react-router/dev/config';

/** Rendered in the API's process from `dist/site` (ADR 0023). */
export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/site',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
