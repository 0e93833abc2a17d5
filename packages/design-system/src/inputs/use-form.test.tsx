import { expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm, useFormState } from './use-form.ts';

interface Hours {
  start: string;
  end: string;
  code: string;
}

const rule = ({ start, end }: Hours) =>
  start >= end ? { start: { type: 'rule', message: 'Mulai harus lebih awal' } } : {};

const opened = () =>
  renderHook(() => {
    const form = useForm<Hours>({
      defaultValues: { start: '10:00', end: '09:00', code: 'A' },
      reValidateMode: 'onChange',
      resolver: (values) => {
        const errors = rule(values);
        return 'start' in errors ? { values: {}, errors } : { values, errors: {} };
      },
    });
    const { errors } = useFormState({ control: form.control });
    return { form, errors };
  });

it('clears the error of a rule about two fields when the other one is corrected (D230)', async () => {
  const { result } = opened();
  await act(async () => void (await result.current.form.handleSubmit(() => undefined)()));
  expect(result.current.errors.start?.message).toBe('Mulai harus lebih awal');
  act(() => result.current.form.setValue('end', '11:00'));
  await waitFor(() => expect(result.current.errors.start).toBeUndefined());
});

it("keeps the API's error at a field while another field changes", async () => {
  const { result } = opened();
  act(() => result.current.form.setError('code', { type: 'api', message: 'Kode sudah dipakai' }));
  await act(async () => result.current.form.setValue('end', '11:00'));
  expect(result.current.errors.code?.message).toBe('Kode sudah dipakai');
});
