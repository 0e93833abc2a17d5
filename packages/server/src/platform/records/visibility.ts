/** What a toggle's body may say. Source: D39. */
export interface ToggleRequest {
  /** The visibility that is wanted. */
  readonly active?: boolean | undefined;
  /** The visibility that the caller saw when asking for the other one. */
  readonly expected_status?: boolean | undefined;
}

/**
 * The visibility a toggle leads to. Both fields exist so that a double click, or two people clicking at once, cannot
 * flip a record back: `active` says where to go and is safe to repeat; `expected_status` flips only what the caller
 * still sees.
 * @param current visibility now, read under a lock.
 * @returns the new visibility, or `'conflict'` when the caller saw another one than there is. Source: D39.
 */
export function nextVisibility(current: 0 | 1, request: ToggleRequest | undefined): 0 | 1 | 'conflict' {
  const seen = request?.expected_status;
  if (seen !== undefined && seen !== (current === 1)) return 'conflict';
  if (request?.active !== undefined) return request.active ? 1 : 0;
  return current === 1 ? 0 : 1;
}
