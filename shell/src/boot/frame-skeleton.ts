/**
 * Shows the skeleton of the frame, which is part of `index.html`, so that a slow connection shows no empty page until
 * the first script has arrived.
 */
export function showSkeleton(): void {
  document.documentElement.dataset.skeleton = '';
}

/** Hides the skeleton, once something else is drawn. */
export function hideSkeleton(): void {
  delete document.documentElement.dataset.skeleton;
}
