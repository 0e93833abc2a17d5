import { count } from '../texts.ts';

/** Giving predicates. Source: specification 2 §2 and §3. */
export const PREDICATE_TEXTS = {
  title: 'Isi Predikat',
  one: (name: string) => `Predikat untuk ${name}`,
  many: (people: number) => `Predikat untuk ${count(people)} peserta`,
  label: 'Predikat',
  none: 'Tanpa predikat',
  done: 'Predikat tersimpan',
} as const;
