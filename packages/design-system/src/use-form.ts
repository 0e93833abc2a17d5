/**
 * The form library, re-exported so that shell and remotes run one copy of it: what `FormField` reads must be what the form
 * writes. See react-hook-form for how they are used.
 */
export { type Control, type FieldErrors, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
