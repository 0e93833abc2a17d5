/** Counts people by reason; null entries are ignored. */
export function countReasons(reasons: readonly (string | null)[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
