import type { ScreenViews } from '../screen-views.ts';

/** Plain components without the design system. */
export const plainViews: ScreenViews = {
  Skeleton: ({ label, slow }) => (
    <div role="status">
      <p>Memuat {label}</p>
      {slow && <p>Sambungan sedang lambat. Mohon tunggu sebentar.</p>}
    </div>
  ),
  ErrorCard: ({ label, failure, onRetry, onResetOverride }) => (
    <section role="alert">
      <h1>{label} belum dapat dibuka</h1>
      <p>Bagian lain tetap dapat digunakan. Kode: {failure.incidentId}</p>
      <button type="button" onClick={onRetry}>
        Coba lagi
      </button>
      {onResetOverride && (
        <button type="button" onClick={onResetOverride}>
          Gunakan versi terbit
        </button>
      )}
    </section>
  ),
  Disabled: ({ label }) => <p role="status">Area {label} sedang dinonaktifkan.</p>,
  DegradedNotice: ({ label, onRetry }) => (
    <div role="status">
      <p>Versi terbaru {label} belum dapat dibuka, versi sebelumnya yang ditampilkan.</p>
      <button type="button" onClick={onRetry}>
        Coba lagi
      </button>
    </div>
  ),
  RuntimeNotice: ({ label, failure, onReload, onClose }) => (
    <div role="status">
      <p>
        Ada kesalahan di area {label}. Kode: {failure.incidentId}
      </p>
      <button type="button" onClick={onReload}>
        Muat ulang
      </button>
      <button type="button" onClick={onClose}>
        Tutup
      </button>
    </div>
  ),
};
