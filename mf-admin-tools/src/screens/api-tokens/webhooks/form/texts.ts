/** Adding and changing a webhook. */
export const WEBHOOK_FORM_TEXTS = {
  addTitle: 'Tambah webhook',
  editTitle: 'Sunting webhook',
  lead: 'Widya mengirim setiap kejadian yang dipilih ke alamat ini, tanpa nama atau data pribadi.',
  name: 'Nama',
  nameHelp: 'Program penerima, misalnya Sistem keuangan. Nama ini tampil di log.',
  url: 'Alamat penerima',
  urlHelp: 'Diawali https:// dan menerima POST dengan JSON.',
  events: 'Kejadian',
  all: 'Semua kejadian',
  add: 'Tambah webhook',
  save: 'Simpan',
  updated: 'Webhook berhasil diperbarui!',
  failed: 'Webhook tidak dapat disimpan',
} as const;
