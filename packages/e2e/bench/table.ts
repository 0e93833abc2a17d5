export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
