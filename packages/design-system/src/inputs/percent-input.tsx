import { NumberInput, type NumberInputProps } from './number-input.tsx';

/** 0 to 100 with a percent sign. */
export function PercentInput(props: Omit<NumberInputProps, 'max' | 'end'>) {
  return <NumberInput {...props} max={100} end={<span style={{ paddingInline: 10 }}>%</span>} />;
}
