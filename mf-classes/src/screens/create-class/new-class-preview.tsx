import { type UseFormReturn, useWatch } from '@widya/design-system/use-form';
import type { ClassValues } from '../../features/class-form/class-values.ts';
import { PreviewButton } from '../../features/class-preview/preview-button.tsx';

/** 'Tampilan Pengguna' of a new class, available once it has a code. Source: A-167. */
export function NewClassPreview({ form }: { readonly form: UseFormReturn<ClassValues> }) {
  const code = useWatch({ control: form.control, name: 'code' });
  return code.trim() === '' ? null : <PreviewButton record={null} values={form.getValues} />;
}
