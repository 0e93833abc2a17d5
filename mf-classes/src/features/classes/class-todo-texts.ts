import type { ClassTodo } from '@widya/contract/class-todos';

/** Labels of the to-dos. The first three apply before the start, the others from then on. */
export const CLASS_TODO_TEXTS: Readonly<Record<ClassTodo, string>> = {
  stream_url: 'Tautan streaming belum ada',
  material: 'Materi kelas belum diunggah',
  final_test: 'Tes akhir belum dibuat',
  recording: 'Tautan rekaman belum ada',
  answers_shown: 'Pertanyaan dan jawaban belum ditampilkan',
  certificate: 'Sertifikat belum dikirim',
};
