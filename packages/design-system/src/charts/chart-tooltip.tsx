import { styled } from '../theme/styled.ts';

const Box = styled('div', {
  base: {
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'sm',
    padding: '6px 10px',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
    boxShadow: 'float',
    '& b': { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Shows the category, series and value under the pointer. */
export function ChartTooltip({ label, name, value }: { label: string; name?: string | undefined; value: string }) {
  return (
    <Box>
      {label}
      {name ? ` · ${name}` : ''}: <b>{value}</b>
    </Box>
  );
}
