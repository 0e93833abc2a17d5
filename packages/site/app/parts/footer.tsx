/** The foot of every page. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <a href="/sertifikat">Verifikasi sertifikat</a>
        <a href="/aduan">Aduan</a>
        <span>Waktu ditampilkan dalam WIB</span>
      </div>
    </footer>
  );
}
