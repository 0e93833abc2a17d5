/** Templates of a new installation, with the variables of D50. Ids follow the order. */
export const EMAIL_TEMPLATES = [
  {
    scenario: 'WAITING',
    template_name: 'Menunggu Pembayaran',
    subject_template: 'Selesaikan pembayaran kelas {{nama_kelas}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Terima kasih telah mendaftar di kelas <b>{{nama_kelas}}</b>. Silakan membayar {{jumlah_bayar}} melalui <a href="{{tautan_pembayaran}}">tautan pembayaran</a> sebelum {{batas_bayar}}.</p><p><a href="{{tautan_tiket}}">Buka tiket</a></p>',
  },
  {
    scenario: 'ACCEPTED',
    template_name: 'Pendaftaran Diterima',
    subject_template: 'Pendaftaran kelas {{nama_kelas}} diterima',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Anda terdaftar di kelas <b>{{nama_kelas}}</b> bersama {{nama_pengajar}} pada {{tanggal_waktu}}.</p><p><a href="{{tautan_tiket}}">Buka tiket</a></p><p>Sampai jumpa di kelas.</p>',
  },
  {
    scenario: 'PENDING',
    template_name: 'Dalam Antrean',
    subject_template: 'Anda dalam antrean kelas {{nama_kelas}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Kuota kelas <b>{{nama_kelas}}</b> sedang penuh. Kami mengabari Anda begitu ada tempat.</p><p><a href="{{tautan_tiket}}">Lihat urutan Anda</a></p>',
  },
  {
    scenario: 'REJECTED',
    template_name: 'Pendaftaran Ditolak',
    subject_template: 'Pendaftaran kelas {{nama_kelas}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Pendaftaran Anda di kelas <b>{{nama_kelas}}</b> belum dapat kami terima: {{alasan_penolakan}}</p>',
  },
  {
    scenario: 'REMINDER',
    template_name: 'Pengingat Kelas',
    subject_template: 'Pengingat: {{nama_kelas}} pada {{tanggal_waktu}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Kelas <b>{{nama_kelas}}</b> berlangsung pada {{tanggal_waktu}}. Masuk melalui <a href="{{tautan_kelas}}">tautan kelas</a>.</p><p><a href="{{tautan_tiket}}">Buka tiket</a></p>',
  },
  {
    scenario: 'CLASS_START_REMINDER',
    template_name: 'Kelas Segera Dimulai',
    subject_template: 'Dua jam lagi: {{nama_kelas}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Kelas <b>{{nama_kelas}}</b> dimulai dua jam lagi. <a href="{{tautan_kelas}}">Masuk ke kelas</a></p>',
  },
  {
    scenario: 'WELCOME',
    template_name: 'Selamat Datang di Kelas Mandiri',
    subject_template: 'Selamat belajar di {{nama_kelas}}',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Kelas mandiri <b>{{nama_kelas}}</b> sudah terbuka untuk Anda.</p><p><a href="{{tautan_tiket}}">Buka tiket</a></p>',
  },
  {
    scenario: 'GENERAL',
    template_name: 'Kabar Widya',
    subject_template: 'Kabar Widya: kelas pilihan bulan ini',
    body_template: '<p>Halo {{nama_peserta}},</p><p>Berikut kelas yang dapat Anda ikuti bulan ini.</p>',
  },
  {
    scenario: 'FEEDBACK',
    template_name: 'Umpan Balik Kelas',
    subject_template: 'Bagaimana kelas {{nama_kelas}}?',
    body_template:
      '<p>Halo {{nama_peserta}},</p><p>Terima kasih telah mengikuti kelas <b>{{nama_kelas}}</b>. Sampaikan pendapat Anda melalui <a href="{{tautan_umpan_balik}}">formulir umpan balik</a>. Mengisinya sekitar dua menit.</p>',
  },
] as const;
