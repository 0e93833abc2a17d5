import type { Examples } from './example.ts';

export const telemetryExamples: Examples = {
  reportRemoteFailure: {
    make: async () => ({
      body: {
        remote: 'mf-classes',
        screen: 'ClassList',
        version: '0.1.0-abc',
        failure: 'timeout',
        incident_id: 'uji-1',
        detail: 'no answer',
        path: '/editor',
      },
    }),
  },
  reportRowsShown: { make: async () => ({ body: { remote: 'mf-classes', version: '0.1.0-abc', ms: 640 } }) },
};
