import { type FormEvent, useRef, useState } from 'react';
import type { FormProblem } from './form-failure.ts';
import { withoutMarks } from './without-marks.ts';

export interface FormOptions<Values extends Readonly<Record<string, string>>> {
  readonly initial: Values;
  readonly validate: (values: Values) => FormProblem<keyof Values & string> | null;
  /** @returns the stored values when they differ from the input. */
  readonly save: (values: Values) => Promise<Values> | Promise<void>;
  readonly problemOf: (caught: unknown) => FormProblem<keyof Values & string>;
}

/** A small form: keeps the input when saving fails, marks invalid fields, and focuses the first. */
export function useForm<Values extends Readonly<Record<string, string>>>(options: FormOptions<Values>) {
  type Field = keyof Values & string;
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);
  const [saving, setSaving] = useState(false);
  /** Whether the problem was found by local rules, which are checked again after each change. */
  const ownRules = useRef(false);

  const show = (next: FormProblem<Field>, own: boolean) => {
    setProblem(next);
    ownRules.current = own;
    const first = next.flagged[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const save = async () => {
    if (saving) return;
    const invalid = options.validate(values);
    if (invalid) return show(invalid, true);
    setProblem(null);
    setSaving(true);
    try {
      const stored = (await options.save(values)) ?? values;
      setStart(stored);
      setValues((now) => withStored(now, values, stored));
    } catch (caught) {
      show(options.problemOf(caught), false);
    } finally {
      setSaving(false);
    }
  };

  const change = (name: Field, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setProblem((old) => {
      if (old === null) return null;
      return ownRules.current ? options.validate({ ...values, [name]: value }) : withoutMarks(old, [name]);
    });
  };

  return {
    form,
    values,
    problem,
    saving,
    dirty: Object.entries(values).some(([name, value]) => start[name] !== value),
    save,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    reset: () => {
      setValues(start);
      setProblem(null);
    },
    /** Props of the control of a field. */
    control: (name: Field) => ({
      name,
      value: values[name] ?? '',
      'aria-invalid': problem?.flagged.includes(name) || undefined,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }),
    note: (name: Field) => problem?.notes[name],
  };
}

/** Merges stored values into a form: fields changed while saving keep their input. */
function withStored<Values extends Readonly<Record<string, string>>>(
  now: Values,
  sent: Values,
  stored: Values,
): Values {
  const untouched = Object.keys(stored).filter((field) => now[field] === sent[field]);
  return { ...now, ...Object.fromEntries(untouched.map((field) => [field, stored[field]])) };
}
