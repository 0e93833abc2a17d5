import type { CatalogueEntry, PublicCatalogue } from '@widya/contract/public-catalogue';
import { wibDate } from '@widya/contract/time/instants';
import { formatMonth } from '@widya/contract/time/texts';
import { formatNumber } from '@widya/design-system/formats/number';
import { EntryCard } from './entry-card.tsx';

interface Group {
  /** YYYY-MM; empty for entries without a date. */
  readonly month: string;
  readonly entries: readonly CatalogueEntry[];
}

const monthOf = ({ start_time }: CatalogueEntry): string =>
  start_time === null ? '' : wibDate(start_time).slice(0, 7);

function groupsOf(entries: readonly CatalogueEntry[]): Group[] {
  const months = [...new Set(entries.map(monthOf))];
  return months.map((month) => ({ month, entries: entries.filter((entry) => monthOf(entry) === month) }));
}

/** Count with a noun for the listed kinds: `6 kelas dan event`. */
function countText(entries: readonly CatalogueEntry[], total: number): string {
  const kinds = new Set(entries.map(({ kind }) => kind));
  const nouns = [
    ...(kinds.has('class') ? ['kelas'] : []),
    ...(kinds.has('event') ? ['event'] : []),
    ...(kinds.has('course') ? ['kelas mandiri'] : []),
  ];
  return `${formatNumber(total)} ${nouns.join(' dan ')}`;
}

interface GroupsProps {
  readonly entries: readonly CatalogueEntry[];
  readonly meta: PublicCatalogue['meta'];
}

/** Entries by month, then those without a date. */
export function CatalogueGroups({ entries, meta }: GroupsProps) {
  const totalOf = (month: string): number =>
    month === '' ? meta.undated : (meta.months.find((other) => other.month === month)?.total ?? 0);
  return groupsOf(entries).map(({ month, entries: shown }) => (
    <section key={month} className="sec month">
      <div>
        <h2>{month === '' ? 'Belajar kapan saja' : formatMonth(`${month}-01`)}</h2>
        <p className="small muted">{countText(shown, totalOf(month))}</p>
      </div>
      <ul className="cards">
        {shown.map((entry) => (
          <EntryCard key={`${entry.kind} ${entry.code}`} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}
