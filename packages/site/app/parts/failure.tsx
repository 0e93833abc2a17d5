import { CloudAlert } from 'lucide-react';
import { State } from './state.tsx';

interface FailureProps {
  /** Names the request in the log; null when it has none. */
  readonly requestId: string | null;
  /** Page to try again. */
  readonly path: string;
}

/** Something is wrong on our side. */
export function Failure({ requestId, path }: FailureProps) {
  return (
    <State icon={CloudAlert} title="Halaman belum dapat dibuka">
      <title>Halaman belum dapat dibuka · Widya</title>
      <p>Gangguan ada di pihak kami. Isian Anda tetap tersimpan di peramban ini.</p>
      <a className="btn main" href={path}>
        Coba lagi
      </a>
      {requestId !== null && <p className="small num">Kode bantuan {requestId}</p>}
    </State>
  );
}
