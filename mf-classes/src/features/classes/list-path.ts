import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';

/** Link back to the list of classes with its last query. */
export const classListPath = (): string => listAddress(linkTo('ClassList') ?? '/editor');
