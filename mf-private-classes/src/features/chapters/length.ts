/** Formats a duration: '1 jam 2 menit 5 detik', without zero parts. C-045. */
export function formatLength(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'jam'],
    [Math.floor((seconds % 3600) / 60), 'menit'],
    [seconds % 60, 'detik'],
  ] as const;
  const labels = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return labels.length === 0 ? '0 detik' : labels.join(' ');
}
