/** Formats a duration: '1 jam 2 menit 5 detik', without zero parts. C-045. */
export function lengthInWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'jam'],
    [Math.floor((seconds % 3600) / 60), 'menit'],
    [seconds % 60, 'detik'],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return said.length === 0 ? '0 detik' : said.join(' ');
}
