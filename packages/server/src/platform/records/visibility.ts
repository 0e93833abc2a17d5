/** The body of a visibility toggle. Source: D39. */
export interface ToggleRequest {
  /** The requested visibility. */
  readonly active?: boolean | undefined;
  /** The visibility that the caller saw when requesting the other one. */
  readonly expected_status?: boolean | undefined;
}

/**
 * The new visibility after a toggle. Both fields keep a double click, or two people clicking at once, from flipping a
 * record back: `active` names the target and is safe to repeat; `expected_status` flips only what the caller still
 * sees.
 * @param current visibility read under a lock.
 * @returns the new visibility, or `'conflict'` when the caller saw another one. Source: D39.
 */
export function nextVisibility(current: 0 | 1, request: ToggleRequest | undefined): 0 | 1 | 'conflict' {
  const seen = request?.expected_status;
  if (seen !== undefined && seen !== (current === 1)) return 'conflict';
  if (request?.active !== undefined) return request.active ? 1 : 0;
  return current === 1 ? 0 : 1;
}
