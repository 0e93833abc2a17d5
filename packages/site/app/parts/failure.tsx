import { CloudAlert } from 'lucide-react';
import { State } from './state.tsx';

interface FailureProps {
  /** Request id in the log; null without one. */
  readonly requestId: string | null;
  /** Address for retrying. */
  readonly path: string;
}

/** Shown after an internal error. */
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
