import type { PublicClass } from '@widya/contract/public-classes';
import { Award, CirclePlay, FileText, type LucideIcon } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';

interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note: string;
}

function recordingOf({ state, recordings, permanent }: PublicClass): string | null {
  if (recordings.length > 0) return `${recordings.length} rekaman, ada di tiket Anda`;
  return state === 'OVER' || permanent ? null : 'Ada di tiket setelah kelas';
}

function benefitsOf(found: PublicClass): Benefit[] {
  const recording = recordingOf(found);
  return [
    {
      icon: Award,
      title: 'Sertifikat',
      note: `Setelah ${found.has_final_test ? 'lulus tes akhir' : 'kelas selesai'}, dapat diverifikasi`,
    },
    ...(recording === null ? [] : [{ icon: CirclePlay, title: 'Rekaman', note: recording }]),
    ...(found.has_materials ? [{ icon: FileText, title: 'Materi', note: 'Ada di tiket Anda' }] : []),
  ];
}

/** What participants get besides the class itself. */
export const ClassBenefits = ({ found }: { readonly found: PublicClass }) => (
  <section className="sec">
    <h2>Yang Anda dapatkan</h2>
    <ul className="rows get">
      {benefitsOf(found).map(({ icon: Icon, title, note }) => (
        <li key={title} className="row">
          <IconTile icon={Icon} />
          <div>
            <b>{title}</b>
            <div className="muted">{note}</div>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
