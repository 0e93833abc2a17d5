/** Topics of the invented organisation and the titles of their classes. */
export const TOPICS: readonly { code: string; name: string; titles: readonly string[] }[] = [
  {
    code: '0',
    name: 'Umum',
    titles: [
      'Orientasi Peserta Baru Widya',
      'Temu Alumni dan Berbagi Praktik Baik',
      'Cara Belajar Daring yang Menyenangkan',
      'Klinik Konsultasi Tugas Akhir Pelatihan',
    ],
  },
  {
    code: 'DINAS',
    name: 'Bahasa Indonesia Kedinasan',
    titles: [
      'Bahasa Indonesia untuk Naskah Dinas',
      'Menyusun Surat Dinas yang Efektif',
      'Kalimat Efektif dalam Laporan Kinerja',
      'Ejaan yang Disempurnakan untuk Pengelola Surat',
      'Menulis Notula dan Berita Acara Rapat',
      'Bahasa Peraturan: Dari Konsep ke Pasal',
      'Telaah Staf: Ringkas, Lengkap, Meyakinkan',
      'Menulis Pidato dan Sambutan Pimpinan',
    ],
  },
  {
    code: 'TULIS',
    name: 'Menulis Kreatif',
    titles: [
      'Menulis Cerita Pendek dari Pengalaman Sehari-hari',
      'Menulis Esai Populer untuk Media Massa',
      'Puisi: Mencari Kata yang Tepat',
      'Menulis Kisah Perjalanan',
      'Membangun Tokoh yang Hidup',
      'Menulis Naskah Drama Pendek',
      'Dari Ide ke Buku: Menyelesaikan Naskah Pertama',
      'Menulis Memoar Keluarga',
    ],
  },
  {
    code: 'SUNTING',
    name: 'Penyuntingan',
    titles: [
      'Dasar-Dasar Penyuntingan Naskah',
      'Penyuntingan Substantif untuk Editor Pemula',
      'Swasunting: Membaca Ulang Tulisan Sendiri',
      'Penyuntingan Terjemahan',
      'Gaya Selingkung Penerbitan',
      'Menyunting Karya Ilmiah Mahasiswa',
    ],
  },
  {
    code: 'LAYANAN',
    name: 'Pelayanan Publik',
    titles: [
      'Pelayanan Prima di Loket Terpadu',
      'Menangani Keluhan Warga dengan Tenang',
      'Menyusun Standar Pelayanan yang Mudah Dipahami',
      'Survei Kepuasan Masyarakat: Dari Data ke Perbaikan',
      'Pelayanan Ramah Difabel dan Lansia',
      'Komunikasi Efektif Petugas Garda Depan',
      'Merancang Inovasi Layanan Desa',
      'Maklumat Pelayanan dan Budaya Kerja',
    ],
  },
  {
    code: 'BICARA',
    name: 'Bicara di Depan Umum',
    titles: [
      'Berani Bicara: Mengatasi Gugup di Panggung',
      'Teknik Presentasi untuk Aparatur',
      'Menjadi Moderator yang Menghidupkan Diskusi',
      'Seni Memandu Acara Resmi',
      'Bercerita dengan Data',
      'Vokal, Jeda, dan Bahasa Tubuh',
    ],
  },
  {
    code: 'DIGITAL',
    name: 'Literasi Digital',
    titles: [
      'Mengenali Hoaks dan Memeriksa Fakta',
      'Keamanan Akun untuk Pegawai',
      'Menulis Konten Media Sosial Instansi',
      'Spreadsheet untuk Laporan Bulanan',
      'Desain Sederhana untuk Pengumuman',
      'Etika Bermedia dan Jejak Digital',
      'Pengantar Kecerdasan Artifisial untuk Guru',
    ],
  },
  {
    code: 'INGGRIS',
    name: 'Bahasa Inggris',
    titles: [
      'Bahasa Inggris untuk Surel Resmi',
      'Percakapan Bahasa Inggris di Tempat Kerja',
      'Persiapan Wawancara Beasiswa',
      'Menulis Abstrak dalam Bahasa Inggris',
      'Tata Bahasa Inggris dari Awal',
    ],
  },
  {
    code: 'TERJEMAH',
    name: 'Penerjemahan',
    titles: [
      'Penerjemahan Dokumen Hukum',
      'Penerjemahan Sastra: Nada dan Irama',
      'Menerjemahkan Takarir Film',
      'Peranti Bantu Penerjemahan',
      'Menjadi Juru Bahasa Rapat',
    ],
  },
  {
    code: 'BIPA',
    name: 'Pengajaran BIPA',
    titles: [
      'Mengajar BIPA untuk Pemula',
      'Menyusun Bahan Ajar BIPA',
      'Budaya Indonesia dalam Kelas BIPA',
      'Penilaian Kemahiran Berbahasa Penutur Asing',
    ],
  },
  {
    code: 'ILMIAH',
    name: 'Karya Tulis Ilmiah',
    titles: [
      'Karya Tulis Ilmiah untuk Kenaikan Pangkat',
      'Menemukan dan Mengutip Sumber',
      'Menulis Artikel Jurnal Langkah demi Langkah',
      'Metode Penelitian Tindakan Kelas',
      'Menyusun Policy Brief',
      'Statistik Dasar untuk Penelitian Pendidikan',
    ],
  },
  {
    code: 'WARTA',
    name: 'Jurnalistik',
    titles: [
      'Menulis Siaran Pers',
      'Jurnalistik Warga: Melaporkan dari Kampung Sendiri',
      'Wawancara yang Menggali',
      'Fotografi Berita dengan Ponsel',
      'Mengelola Majalah Dinding Digital',
    ],
  },
  {
    code: 'ARSIP',
    name: 'Kearsipan',
    titles: [
      'Penataan Arsip Dinamis',
      'Alih Media Arsip Kertas',
      'Jadwal Retensi Arsip',
      'Kearsipan Elektronik untuk Kantor Kecil',
    ],
  },
  {
    code: 'PIMPIN',
    name: 'Kepemimpinan',
    titles: [
      'Memimpin Tim Kecil',
      'Umpan Balik yang Membangun',
      'Mengelola Perubahan di Instansi',
      'Rapat Singkat, Keputusan Jelas',
      'Pembimbingan Pegawai Baru',
    ],
  },
  {
    code: 'ANAK',
    name: 'Sastra Anak',
    titles: [
      'Membacakan Nyaring untuk Anak',
      'Menulis Buku Cerita Bergambar',
      'Dongeng Nusantara di Ruang Kelas',
      'Perpustakaan Keluarga yang Hidup',
    ],
  },
];

/** A deleted topic that old classes still have. */
export const DELETED_TOPIC = { code: 'HUMAS', name: 'Kehumasan' };

/** Titles of big free webinars, which are one percent of the classes and have forty percent of the registrations. */
export const WEBINARS: readonly string[] = [
  'Webinar Nasional: Cinta Bahasa, Cinta Negeri',
  'Webinar Nasional: Literasi untuk Semua',
  'Webinar Nasional: Guru Menulis, Murid Membaca',
  'Webinar Nasional: Pelayanan Publik yang Memanusiakan',
  'Webinar Nasional: Bahasa Daerah di Era Digital',
  'Webinar Nasional: Aparatur Cakap Berkomunikasi',
  'Webinar Nasional: Merawat Naskah Nusantara',
  'Webinar Nasional: Bulan Bahasa dan Sastra',
  'Webinar Nasional: Menjadi Penyunting Diri Sendiri',
  'Webinar Nasional: Anak, Buku, dan Imajinasi',
];

export const COURSE_TITLES: readonly string[] = [
  'Tata Bahasa Indonesia dari Dasar',
  'Penyuntingan Mandiri',
  'Menulis Surat Dinas',
  'Dasar Pelayanan Publik',
  'Berbicara Percaya Diri',
  'Menulis Cerita Pendek',
  'Bahasa Inggris Kantor',
  'Literasi Digital Keluarga',
  'Mengajar BIPA Tingkat Awal',
  'Karya Tulis Ilmiah untuk Guru',
  'Menulis Siaran Pers',
  'Kearsipan Elektronik',
  'Penerjemahan Umum',
  'Memimpin Rapat',
  'Membaca Nyaring di Rumah',
  'Statistik Dasar',
];
