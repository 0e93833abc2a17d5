import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';

/** The way back to the list of classes, as it was left. */
export const classListPath = (): string => listAddress(linkTo('ClassList') ?? '/editor');
