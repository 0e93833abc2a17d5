import type { Preload } from '@widya/contract/routing/preloads';

/**
 * Adds a `<link rel="preload">` for each file without one. `crossorigin` and integrity must equal those of the
 * later elements, or the file is fetched twice.
 */
export function insertPreloads(preloads: readonly Preload[]): void {
  for (const { href, as, integrity } of preloads) {
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = href;
    if (integrity !== undefined) link.integrity = integrity;
    if (as === 'font' || !link.href.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}
