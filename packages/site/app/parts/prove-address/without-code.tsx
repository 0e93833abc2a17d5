/** Link to a registration form without a code, while codes cannot be mailed. */
export const WithoutCode = () => (
  <p>
    <a href="?tanpa-kode=1">Lanjutkan tanpa kode</a>. Tempat Anda disimpan 24 jam dan dikonfirmasi lewat tautan nanti.
  </p>
);
