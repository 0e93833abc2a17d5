import type { z } from 'zod';
import { ADMINS, type Endpoint } from './endpoint.ts';
import type { zoomSchemas } from './zoom.schemas.ts';

type S = typeof zoomSchemas;

export type GenerateZoomLinkInput = z.input<S['generateZoomLink']['body']>;
export type ZoomMeeting = z.output<S['generateZoomLink']['answer']>;

/** Shown when the server has no Zoom credentials. */
export const ZOOM_NOT_CONFIGURED = 'Zoom belum dikonfigurasi';

/** Creates the meeting of a class, or returns the existing one. Source: D38. */
export const generateZoomLink: Endpoint<S['generateZoomLink']> = {
  id: 'generateZoomLink',
  method: 'POST',
  path: '/v1/zoom/generateZoomLink',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Create a Zoom meeting for a class.',
  tag: 'Zoom',
  audit: 'CREATE_ZOOMMEETING',
  status: 201,
};
