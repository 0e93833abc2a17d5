import type { PublicCatalogue } from '@widya/contract/public-catalogue';
import { CalendarX2, SearchX } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { type CatalogueChoice, isNarrowed } from './choice.ts';

interface CatalogueStateProps {
  readonly choice: CatalogueChoice;
  readonly meta: PublicCatalogue['meta'];
}

/** Shown instead of an empty list, or above one without dated entries. */
export function CatalogueState({ choice, meta }: CatalogueStateProps) {
  if (meta.total === 0 && isNarrowed(choice))
    return (
      <div className="state">
        <IconTile icon={SearchX} />
        <h2>Tidak ada kelas yang cocok</h2>
        <p>Coba kata lain, atau hapus saringan topik dan harga.</p>
        <a className="btn" href="/kelas">
          Hapus saringan
        </a>
      </div>
    );
  const hasDates = meta.months.length > 0;
  if (hasDates || isNarrowed(choice) || (choice.kind === 'kelas-mandiri' && meta.total > 0)) return null;
  return (
    <div className="state">
      <IconTile icon={CalendarX2} />
      <h2>Belum ada kelas yang dibuka</h2>
      <p>
        {choice.kind === 'kelas-mandiri'
          ? 'Jadwal baru akan tampil di halaman ini.'
          : 'Sambil menunggu jadwal baru, Anda dapat mulai dari kelas mandiri.'}
      </p>
      {choice.kind !== 'kelas-mandiri' && (
        <a className="btn" href="/kelas?jenis=kelas-mandiri">
          Lihat kelas mandiri
        </a>
      )}
    </div>
  );
}
