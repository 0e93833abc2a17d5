import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { liveStreamRow, liveStreamSchemas } from './live-streams.schemas.ts';

type S = typeof liveStreamSchemas;

/** A video that the public site shows under its own code until it ends (Siaran Langsung). */
export type LiveStream = z.output<typeof liveStreamRow>;
/** A live stream as visitors see it. */
export type PublicLiveStream = z.output<S['readPublicLiveStream']['answer']>;
export type NewLiveStream = z.input<S['createLiveStream']['body']>;
export type LiveStreamChange = z.input<S['updateLiveStream']['body']>;

const tag = 'Live streaming';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'liveStreaming' };

export const listLiveStreams: Endpoint<S['listLiveStreams']> = {
  id: 'listLiveStreams',
  method: 'GET',
  path: '/v1/liveStreaming',
  access,
  summary: 'List live streams.',
  tag,
  audit: null,
};

/** By code or id. Source: D127. */
export const readLiveStream: Endpoint<S['readLiveStream']> = {
  id: 'readLiveStream',
  method: 'GET',
  path: '/v1/liveStreaming/:code',
  access,
  summary: 'Read one live stream.',
  tag,
  audit: null,
};

/** Created inactive, with a random code by default. Source: C-187. */
export const createLiveStream: Endpoint<S['createLiveStream']> = {
  id: 'createLiveStream',
  method: 'POST',
  path: '/v1/liveStreaming',
  access,
  summary: 'Create a live stream.',
  tag,
  audit: 'CREATE_LIVE_STREAMING',
  status: 201,
};

/** By code or id; the code itself cannot be changed. Source: D127. */
export const updateLiveStream: Endpoint<S['updateLiveStream']> = {
  id: 'updateLiveStream',
  method: 'PUT',
  path: '/v1/liveStreaming/:code',
  access,
  summary: 'Change a live stream.',
  tag,
  audit: 'UPDATE_LIVE_STREAMING',
};

/** By code or id; idempotent. Source: C-195 and D127. */
export const activateLiveStream: Endpoint<S['activateLiveStream']> = {
  id: 'activateLiveStream',
  method: 'PUT',
  path: '/v1/liveStreaming/:id/active',
  access,
  summary: 'Show a live stream on the public site.',
  tag,
  audit: 'RESTORE_LIVE_STREAMING',
};

/** By code or id; idempotent. Source: C-195 and D127. */
export const deactivateLiveStream: Endpoint<S['deactivateLiveStream']> = {
  id: 'deactivateLiveStream',
  method: 'PUT',
  path: '/v1/liveStreaming/:id/inactive',
  access,
  summary: 'Take a live stream off the public site.',
  tag,
  audit: 'DELETE_LIVE_STREAMING',
};

/** By code or id; it cannot be restored. Source: C-195 and D127. */
export const deleteLiveStream: Endpoint<S['deleteLiveStream']> = {
  id: 'deleteLiveStream',
  method: 'DELETE',
  path: '/v1/liveStreaming/:id/delete',
  access,
  summary: 'Delete a live stream for good.',
  tag,
  audit: 'HARDDELETE_LIVE_STREAMING',
};

/** By code only, because ids can be guessed. The video's address is sent only while it is shown. */
export const readPublicLiveStream: Endpoint<S['readPublicLiveStream']> = {
  id: 'readPublicLiveStream',
  method: 'GET',
  path: '/v1/public/live_streams/:code',
  access: { kind: 'public' },
  summary: 'Read a live stream as visitors see it.',
  tag: 'Public',
  audit: null,
};
