import type { Config } from '@react-router/dev/config';

/** Rendered in the API's process from `dist/site` (ADR 0023), into which a complete build is moved. */
export default {
  appDirectory: 'app',
  buildDirectory: '../../.tmp/site',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
