import type { CatalogueEntry } from '@widya/contract/public-catalogue';
import { formatLength } from '@widya/contract/time/durations';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDateTime, formatShortDayDate } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { posterAddress } from '../../parts/poster-address.ts';
import { shortFreeSeatsText } from '../../parts/registration-summary.ts';
import { TopicLabel } from '../../parts/topic-label.tsx';

const PATHS = { class: '/kelas/', event: '/', course: '/kelas-mandiri/' } as const;
const KIND_LABELS = { class: '', event: 'Event', course: 'Kelas mandiri' } as const;

const labelOf = ({ kind, topic, category }: CatalogueEntry): string =>
  [topic?.name ?? category ?? '', KIND_LABELS[kind]].filter(Boolean).join(' · ');

function timesOf({ kind, start_time, end_time, display_time, lessons, duration }: CatalogueEntry): readonly string[] {
  if (kind === 'course') {
    const length = formatLength(duration ?? 0);
    const content = [lessons ? `${formatNumber(lessons)} subbab` : '', length].filter(Boolean).join(', ');
    return ['Belajar kapan saja', content];
  }
  const [staffText] = display_time;
  if (start_time === null) return [staffText ?? 'Kapan saja'];
  return [staffText ?? formatShortDayDate(start_time), formatHours(start_time, end_time)];
}

function Availability({ entry }: { readonly entry: CatalogueEntry }) {
  if (entry.kind === 'course') return entry.gives_certificate ? <span className="small muted">Sertifikat</span> : null;
  if (entry.state === 'FULL') return <span className="badge">Kuota penuh</span>;
  if (entry.state === 'FEW') return <span className="badge warn">{shortFreeSeatsText(entry)}</span>;
  const text =
    entry.state === 'NOT_YET' ? `Dibuka ${formatDateTime(entry.registration_opens)}` : shortFreeSeatsText(entry);
  return <span className="small muted num">{text}</span>;
}

function Picture({ entry: { code, image_url } }: { readonly entry: CatalogueEntry }) {
  if (image_url !== null) return <img src={image_url} alt="" width="640" height="384" loading="lazy" />;
  const file = posterAddress(code);
  return (
    <picture>
      <source media="(min-width: 900px)" srcSet={file} width="640" height="384" />
      <img src={`${file}?bentuk=mini`} alt="" width="384" height="384" loading="lazy" />
    </picture>
  );
}

/** A class, event or course in the catalogue: a card on wide screens, a row on phones. */
export function EntryCard({ entry }: { readonly entry: CatalogueEntry }) {
  const struck = entry.full_price !== null && entry.full_price > entry.price ? entry.full_price : null;
  return (
    <li className="entry">
      <Picture entry={entry} />
      <div>
        <TopicLabel colour={entry.tones.mid}>{labelOf(entry)}</TopicLabel>
        <h3>
          <a href={`${PATHS[entry.kind]}${entry.code}`}>{entry.name}</a>
        </h3>
        <p className="small muted num times">
          {timesOf(entry)
            .filter(Boolean)
            .map((text) => (
              <span key={text}>{text}</span>
            ))}
        </p>
        <p className="pay">
          <span className="num">
            <b>{formatMoney(entry.price)}</b>
            {struck !== null && <del>{formatMoney(struck)}</del>}
          </span>
          <Availability entry={entry} />
        </p>
      </div>
    </li>
  );
}
