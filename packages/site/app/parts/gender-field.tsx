import { Problem } from './problem.tsx';

const GENDERS = [
  ['F', 'Perempuan'],
  ['M', 'Laki-laki'],
] as const;

interface GenderFieldProps {
  readonly value: string | undefined;
  readonly problem?: string | undefined;
  readonly isRequired?: boolean;
}

/** Gender, as stored for participants. */
export const GenderField = ({ value, problem, isRequired = false }: GenderFieldProps) => (
  <fieldset className="field" id="gender" tabIndex={-1} aria-describedby={problem ? 'gender-problem' : undefined}>
    <legend>Jenis kelamin</legend>
    <div className="two">
      {GENDERS.map(([key, label]) => (
        <label key={key} className="radio">
          <input type="radio" name="gender" value={key} required={isRequired} defaultChecked={value === key} />
          {label}
        </label>
      ))}
    </div>
    <Problem name="gender">{problem}</Problem>
  </fieldset>
);
