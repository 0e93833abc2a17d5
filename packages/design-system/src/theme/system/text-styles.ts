import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** The type scale. `num` has tabular figures, for columns of numbers. */
export const textStyles = defineTextStyles({
  h1: { value: { fontSize: '2xl', lineHeight: 'heading', fontWeight: 'bold', letterSpacing: '-0.015em' } },
  h2: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'strong' } },
  h3: { value: { fontSize: 'md', lineHeight: 'snug', fontWeight: 'strong' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  prose: { value: { fontSize: 'lg', lineHeight: 'normal' } },
  label: { value: { fontSize: 'label', lineHeight: 'normal', fontWeight: 'semibold' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  num: { value: { fontVariantNumeric: 'tabular-nums' } },
});
