import type { ClassTodo } from '@widya/contract/class-todos';

/** What a class misses, in words. The first three count before the start, the others after it. */
export const CLASS_TODO_TEXTS: Readonly<Record<ClassTodo, string>> = {
  stream_url: 'Tautan streaming belum ada',
  material: 'Materi kelas belum diunggah',
  final_test: 'Tes akhir belum dibuat',
  recording: 'Tautan rekaman belum ada',
  answers_shown: 'Pertanyaan dan jawaban belum ditampilkan',
  certificate: 'Sertifikat belum dikirim',
};
