import { NumberInput, type NumberInputProps } from './number-input.tsx';

/** A percentage from 0 to 100. */
export function PercentInput(props: Omit<NumberInputProps, 'max' | 'end'>) {
  return <NumberInput {...props} max={100} end={<span style={{ paddingInline: 10 }}>%</span>} />;
}
