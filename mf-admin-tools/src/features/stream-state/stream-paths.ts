import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';

/** The list, which forms of live streams return to. C-198. */
export const streamListPath = (): string => listAddress(linkTo('LiveStreams') ?? '/editor/live-streaming');

export const newStreamPath = (): string => linkTo('CreateStream') ?? '/editor/create-streaming';

/** 'Kelola'. C-183. */
export const streamPath = (code: string): string =>
  linkTo('StreamDetail', { code }) ?? `/editor/detail-streaming/${encodeURIComponent(code)}`;
