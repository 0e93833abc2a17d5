/** Texts of the bar, apart from those of its dialogs, which are loaded later. */
export const BAR_TEXTS = {
  accept: 'Terima',
  reject: 'Tolak',
  present: 'Tandai hadir',
  absent: 'Tandai tidak hadir',
  confirm: 'KONFIRMASI',
  predicate: 'Isi Predikat',
  resend: 'Kirim Surel',
  more: 'Tindakan lain untuk yang dipilih',
} as const;
