import { count } from '../texts.ts';

/** Giving predicates. Source: B-120, B-150. */
export const PREDICATE_TEXTS = {
  title: 'Isi Predikat',
  one: (name: string) => `Predikat untuk ${name}`,
  many: (people: number) => `Predikat untuk ${count(people)} peserta`,
  label: 'Predikat',
  none: 'Tanpa predikat',
  done: 'Predikat tersimpan',
} as const;
