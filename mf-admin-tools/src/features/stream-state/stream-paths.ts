import { linkTo } from '@widya/remote-kit/link-to';

/** The list, where every form of a live stream ends. Rule C-198. */
export const streamListPath = (): string => linkTo('LiveStreams') ?? '/editor/live-streaming';

export const newStreamPath = (): string => linkTo('CreateStream') ?? '/editor/create-streaming';

/** 'Kelola'. Rule C-183. */
export const streamPath = (code: string): string =>
  linkTo('StreamDetail', { code }) ?? `/editor/detail-streaming/${encodeURIComponent(code)}`;
