import { Link2Off, MailCheck } from 'lucide-react';
import { State } from '../../parts/state.tsx';

/** Shown for a valid link that has expired or was revoked. */
export const LinkExpired = () => (
  <State icon={Link2Off} title="Tautan ini sudah kedaluwarsa">
    <title>Tautan ini sudah kedaluwarsa · Widya</title>
    <p>Kami kirim tautan baru ke email yang Anda pakai saat mendaftar.</p>
    <form method="post">
      <button type="submit" className="btn main" name="aksi" value="tautan">
        Kirim tautan baru
      </button>
    </form>
  </State>
);

/** Shown whether there is a registration or not. */
export const LinkSent = () => (
  <State icon={MailCheck} title="Periksa email Anda">
    <title>Periksa email Anda · Widya</title>
    <p>Bila pendaftarannya masih ada, tautan baru dikirim ke email yang dipakai saat mendaftar.</p>
    <a className="btn" href="/kelas">
      Lihat semua kelas
    </a>
  </State>
);
