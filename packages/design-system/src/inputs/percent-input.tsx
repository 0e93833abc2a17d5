import { styled } from '../theme/styled.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const Unit = styled('span', { base: { paddingInline: '2.5' } });

/** A percentage from 0 to 100. */
export function PercentInput(props: Omit<NumberInputProps, 'max' | 'end'>) {
  return <NumberInput {...props} max={100} end={<Unit>%</Unit>} />;
}
