import type { PublicTopic } from '@widya/contract/public-classes';
import { formatMonth } from '@widya/contract/time/texts';
import { ChevronRight, Search } from 'lucide-react';
import { useTexts } from '../../parts/use-texts.ts';
import { addressOf, type CatalogueChoice, FIELD_NAMES } from './choice.ts';

/** Number of topics shown on wide screens; others are collapsed. */
const FIRST_TOPICS = 5;

interface ChipProps {
  readonly choice: CatalogueChoice;
  readonly topic: Pick<PublicTopic, 'code' | 'name'> & { readonly tones?: PublicTopic['tones'] };
}

function Chip({ choice, topic }: ChipProps) {
  const isChosen = choice.topic.toLowerCase() === topic.code.toLowerCase();
  return (
    <a
      className="chip"
      href={addressOf({ ...choice, topic: topic.code, page: 1 })}
      aria-current={isChosen ? 'true' : undefined}
    >
      {topic.tones && (
        <svg width="8" height="8" aria-hidden="true">
          <circle cx="4" cy="4" r="4" fill={topic.tones.mid} />
        </svg>
      )}
      {topic.name}
    </a>
  );
}

/** Topics as links: in a scrolling row on phones, the most frequent ones on wide screens. */
function Topics({ choice, topics }: Pick<FiltersProps, 'choice' | 'topics'>) {
  if (topics.length < 2 && choice.topic === '') return null;
  const chosen = topics.findIndex(({ code }) => code.toLowerCase() === choice.topic.toLowerCase());
  const isFirst = (index: number) => index < FIRST_TOPICS || index === chosen;
  const rest = topics.filter((_, index) => !isFirst(index));
  return (
    <nav className="chips" aria-label="Topik">
      <Chip choice={choice} topic={{ code: '', name: 'Semua topik' }} />
      {topics.map((topic, index) => (
        <span key={topic.code} className={isFirst(index) ? undefined : 'slim'}>
          <Chip choice={choice} topic={topic} />
        </span>
      ))}
      {rest.length > 0 && (
        <details className="wide">
          <summary className="chip">
            Topik lain <ChevronRight size={16} aria-hidden="true" />
          </summary>
          <div>
            {rest.map((topic) => (
              <Chip key={topic.code} choice={choice} topic={topic} />
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}

interface FiltersProps {
  readonly choice: CatalogueChoice;
  readonly topics: readonly PublicTopic[];
  /** Months with entries, YYYY-MM. */
  readonly months: readonly string[];
}

/** Search, date and price as a form, topics as links, all without script. */
export function CatalogueFilters({ choice, topics, months }: FiltersProps) {
  const search = useTexts('header_menu')('search');
  const shownMonths = choice.month === '' || months.includes(choice.month) ? months : [choice.month, ...months];
  return (
    <>
      <search>
        <form className="find" action="/kelas">
          <label className="box">
            <span className="sr">Cari kelas atau topik</span>
            <Search size={20} aria-hidden="true" />
            <input
              className="input"
              type="search"
              name={FIELD_NAMES.search}
              defaultValue={choice.search}
              placeholder={search}
              maxLength={200}
            />
          </label>
          <label>
            <span className="sr">Bulan</span>
            <select className="input" name={FIELD_NAMES.month} defaultValue={choice.month}>
              <option value="">Kapan saja</option>
              {shownMonths.map((month) => (
                <option key={month} value={month}>
                  {formatMonth(`${month}-01`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr">Harga</span>
            <select className="input" name={FIELD_NAMES.price} defaultValue={choice.price}>
              <option value="">Semua harga</option>
              <option value="gratis">Gratis</option>
              <option value="berbayar">Berbayar</option>
            </select>
          </label>
          {choice.topic !== '' && <input type="hidden" name={FIELD_NAMES.topic} value={choice.topic} />}
          {choice.kind !== '' && <input type="hidden" name={FIELD_NAMES.kind} value={choice.kind} />}
          <button className="btn main" type="submit">
            Cari
          </button>
        </form>
      </search>
      <Topics choice={choice} topics={topics} />
    </>
  );
}
