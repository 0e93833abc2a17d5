import { MapPinOff } from 'lucide-react';
import { State } from './state.tsx';

/** The 404 page, also for addresses that may not be shown. */
export function Missing() {
  return (
    <State icon={MapPinOff} title="Halaman ini tidak ada">
      <title>Halaman ini tidak ada · Widya</title>
      <p>Tautannya mungkin salah ketik, atau kelas ini sudah tidak ditampilkan.</p>
      <a className="btn" href="/kelas">
        Lihat semua kelas
      </a>
    </State>
  );
}
