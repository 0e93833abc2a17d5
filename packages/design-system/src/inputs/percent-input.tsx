import { chakra } from '@chakra-ui/react/styled-system';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const Unit = chakra('span', { base: { paddingInline: '2.5' } });

/** A percentage from 0 to 100. */
export function PercentInput(props: Omit<NumberInputProps, 'max' | 'end'>) {
  return <NumberInput {...props} max={100} end={<Unit>%</Unit>} />;
}
