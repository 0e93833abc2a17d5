import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ApiFailure } from './api-failure.ts';
import { parseInput } from './parse-input.ts';

const errorsOf = (body: z.ZodType, value: unknown) => {
  try {
    parseInput({ body, answer: z.unknown() }, { params: {}, query: {}, body: value });
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return error.details.errors;
    throw error;
  }
};

describe('sentences for what is wrong with an input', () => {
  it.each([
    ['missing', z.object({ name: z.string() }), {}, { name: 'Wajib diisi' }],
    ['empty', z.object({ name: z.string().trim().min(1) }), { name: '  ' }, { name: 'Wajib diisi' }],
    ['too short', z.object({ name: z.string().min(3) }), { name: 'ab' }, { name: 'Minimal 3 karakter' }],
    ['too long', z.object({ name: z.string().max(3) }), { name: 'abcd' }, { name: 'Maksimal 3 karakter' }],
    [
      'short password',
      z.object({ newPassword: z.string().min(8) }),
      { newPassword: 'abc' },
      { newPassword: 'Kata sandi minimal 8 karakter' },
    ],
    ['no email', z.object({ email: z.email() }), { email: 'bukan' }, { email: 'Format email tidak valid' }],
    ['no date', z.object({ from: z.iso.date() }), { from: '2026-13-40' }, { from: 'Tanggal tidak valid' }],
    ['unknown choice', z.object({ tab: z.enum(['a']) }), { tab: 'b' }, { tab: 'Pilihan tidak dikenal' }],
    ['too large', z.object({ price: z.number().max(10) }), { price: 11 }, { price: 'Maksimal 10' }],
    ['empty list', z.object({ ids: z.array(z.number()).min(1) }), { ids: [] }, { ids: 'Pilih minimal 1' }],
    ['another type', z.object({ price: z.number() }), { price: 'mahal' }, { price: 'Isian tidak sesuai' }],
    [
      'deep',
      z.object({ a: z.array(z.object({ b: z.string() })) }),
      { a: [{ b: 'x' }, {}] },
      { 'a.1.b': 'Wajib diisi' },
    ],
    ['no body', z.object({ a: z.string() }), undefined, { body: 'Wajib diisi' }],
    [
      'own sentence',
      z.object({ a: z.string().refine(() => false, 'Kalimat sendiri') }),
      { a: 'x' },
      { a: 'Kalimat sendiri' },
    ],
  ])('%s', (_name, schema, value, expected) => {
    expect(errorsOf(schema, value)).toEqual(expected);
  });

  it('drops what the schema does not name (S12)', () => {
    const input = parseInput(
      { body: z.object({ name: z.string() }), answer: z.unknown() },
      { params: {}, query: {}, body: { name: 'a', role: 'superadmin' } },
    );
    expect(input.body).toEqual({ name: 'a' });
  });

  it('answers 404 for a path parameter that can name nothing', () => {
    const parse = () =>
      parseInput(
        { params: z.object({ id: z.coerce.number().int() }), answer: z.unknown() },
        { params: { id: 'abc' }, query: {}, body: undefined },
      );
    expect(parse).toThrow(expect.objectContaining({ status: 404 }));
  });
});
