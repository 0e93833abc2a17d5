/** The one agreed form of a read's address; it is also the key under which its answer is kept. */
export { canonicalUrl } from '@widya/contract/routing/canonical-url';
