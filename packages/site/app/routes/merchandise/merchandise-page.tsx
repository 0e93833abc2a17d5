import { listPublicMerchandise, type PublicMerchandise } from '@widya/contract/merchandise';
import { ShoppingBag } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { State } from '../../parts/state.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { call } from '../../server/call.ts';
import { MerchandiseItem } from './merchandise-item.tsx';
import '../../styles/merchandise.css';

const PER_PAGE = 24;

interface Shown {
  readonly items: readonly PublicMerchandise[];
  readonly page: number;
  readonly pages: number;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Shown> {
  const requested = Number(new URL(request.url).searchParams.get('halaman') ?? '1');
  const page = Number.isInteger(requested) && requested > 0 && requested < 10_000 ? requested : 1;
  const answer = await call(context, listPublicMerchandise, { query: { page, per_page: PER_PAGE } });
  if (Array.isArray(answer)) return { items: answer, page: 1, pages: 1 };
  return { items: answer.data, page, pages: Math.ceil(answer.meta.total / PER_PAGE) };
}

export default function MerchandisePage() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  const title = useTexts('header_menu')('merchandise');
  if (items.length === 0)
    return (
      <State icon={ShoppingBag} title="Belum ada kreasi">
        <title>{`${title} · Widya`}</title>
        <p>Karya peserta tampil di sini begitu ada yang dijual.</p>
        <a className="btn" href={page > 1 ? '/kreasi' : '/kelas'}>
          {page > 1 ? 'Ke halaman pertama' : 'Lihat semua kelas'}
        </a>
      </State>
    );
  return (
    <main id="isi" className="wrap page">
      <title>{`${title} · Widya`}</title>
      <meta name="description" content="Karya peserta kelas, dapat dibeli di toko masing-masing." />
      <h1>{title}</h1>
      <p className="lead">Karya peserta. Pembelian berlangsung di toko penjualnya.</p>
      <ul className="goods">
        {items.map((item, index) => (
          <MerchandiseItem key={item.id} item={item} isFirst={index < 2} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="actions" aria-label="Halaman kreasi">
          {page > 1 && (
            <a className="btn" href={`/kreasi?halaman=${page - 1}`}>
              Sebelumnya
            </a>
          )}
          {page < pages && (
            <a className="btn" href={`/kreasi?halaman=${page + 1}`}>
              Berikutnya
            </a>
          )}
        </nav>
      )}
    </main>
  );
}
