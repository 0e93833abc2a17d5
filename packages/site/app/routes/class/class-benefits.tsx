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

function benefitsOf(publicClass: PublicClass): Benefit[] {
  const recording = recordingOf(publicClass);
  return [
    {
      icon: Award,
      title: 'Sertifikat',
      note: `Setelah ${publicClass.has_final_test ? 'lulus tes akhir' : 'kelas selesai'}, dapat diverifikasi`,
    },
    ...(recording === null ? [] : [{ icon: CirclePlay, title: 'Rekaman', note: recording }]),
    ...(publicClass.has_materials ? [{ icon: FileText, title: 'Materi', note: 'Ada di tiket Anda' }] : []),
  ];
}

/** What participants get besides the class itself. */
export const ClassBenefits = ({ publicClass }: { readonly publicClass: PublicClass }) => (
  <section className="sec">
    <h2>Yang Anda dapatkan</h2>
    <ul className="rows get">
      {benefitsOf(publicClass).map(({ icon: Icon, title, note }) => (
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
