import { listPublicCatalogue } from '@widya/contract/public-catalogue';
import { readPublicTopics } from '@widya/contract/public-classes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../server/call.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueGroups } from './catalogue-groups.tsx';
import { CatalogueState } from './catalogue-state.tsx';
import { addressOf, type CatalogueChoice, choiceOf, queryOf } from './choice.ts';
import '../../styles/catalogue.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const choice = choiceOf(new URL(request.url).searchParams);
  const [catalogue, topics] = await Promise.all([
    call(context, listPublicCatalogue, { query: queryOf(choice) }),
    call(context, readPublicTopics),
  ]);
  return { choice, catalogue, topics };
}

const TITLES: Readonly<Record<string, string>> = {
  '': 'Kelas yang sedang dibuka',
  kelas: 'Kelas yang sedang dibuka',
  event: 'Event yang sedang dibuka',
  'kelas-mandiri': 'Kelas mandiri',
};

interface PagerProps {
  readonly choice: CatalogueChoice;
  readonly hasNext: boolean;
}

function Pager({ choice, hasNext }: PagerProps) {
  if (choice.page === 1 && !hasNext) return null;
  return (
    <nav className="actions" aria-label="Halaman daftar">
      {choice.page > 1 && (
        <a className="btn" href={addressOf({ ...choice, page: choice.page - 1 })}>
          Sebelumnya
        </a>
      )}
      {hasNext && (
        <a className="btn" href={addressOf({ ...choice, page: choice.page + 1 })}>
          Berikutnya
        </a>
      )}
    </nav>
  );
}

export default function CataloguePage() {
  const { choice, catalogue, topics } = useLoaderData<typeof loader>();
  const { page, per_page, total, months } = catalogue.meta;
  const title = TITLES[choice.kind] ?? TITLES[''] ?? '';
  return (
    <main id="isi" className="wrap page">
      <title>{`${title} · Widya`}</title>
      <link rel="canonical" href="/kelas" />
      <h1>{title}</h1>
      <p className="lead wide">Kelas daring, event, dan kelas mandiri. Daftar dalam dua menit, tanpa membuat akun.</p>
      <CatalogueFilters choice={choice} topics={topics} months={months.map(({ month }) => month)} />
      <CatalogueState choice={choice} meta={catalogue.meta} />
      <CatalogueGroups entries={catalogue.data} meta={catalogue.meta} />
      <Pager choice={choice} hasNext={page * per_page < total} />
    </main>
  );
}
