import { outwardPath } from '@widya/contract/outward-address';
import { MailCheck } from 'lucide-react';
import { State } from './state.tsx';

interface CheckMailProps {
  /** Address of the sent form. */
  readonly form: string;
}

/** Shown after registering while mails are down; the same for every address. */
export const CheckMail = ({ form }: CheckMailProps) => (
  <State icon={MailCheck} title="Periksa email Anda">
    <span hidden data-forget={form} />
    <title>Periksa email Anda · Widya</title>
    <p>
      Tautan konfirmasi dikirim begitu pengiriman email pulih. Tempat Anda disimpan selama 24 jam. Bila alamat ini sudah
      pernah terdaftar, isinya tiket yang lama.
    </p>
    <a className="btn" href={outwardPath('catalogue')}>
      Lihat semua kelas
    </a>
  </State>
);
