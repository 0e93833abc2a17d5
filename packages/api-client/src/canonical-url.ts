/** The canonical form of an address, which is also its cache key. */
export { canonicalUrl } from '@widya/contract/routing/canonical-url';
