import { z } from 'zod';
import { REMOTE_FAILURES } from './telemetry.ts';

export const telemetrySchemas = {
  reportRemoteFailure: {
    body: z.object({
      remote: z.string().max(60),
      screen: z.string().max(60).nullable(),
      version: z.string().max(60).nullable(),
      failure: z.enum(REMOTE_FAILURES),
      /** Shown to the person, so that their report can be found in the log. */
      incident_id: z.string().max(40),
      detail: z.string().max(500),
      path: z.string().max(200),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
  reportRowsShown: {
    body: z.object({
      remote: z.string().max(60),
      version: z.string().max(60),
      /** From the navigation to the first rows; null when only openings are reported. */
      ms: z.number().int().min(0).max(60_000).nullable(),
      /** Screens of this version that were shown since the last report; sent only while the remote has a candidate. */
      openings: z.number().int().min(0).max(50).optional(),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
};
