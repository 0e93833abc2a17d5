import { styled } from '../theme/styled.ts';

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    width: '1.15em',
    height: '1.15em',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: 'full',
    animation: 'w-spin 700ms linear infinite',
    flexShrink: 0,
  },
});

interface SpinnerProps {
  /** For screen readers; omit it beside a text that says the same. */
  label?: string | undefined;
}

/** A turning ring, only inside a pressed control; waiting pages show a skeleton instead. */
export function Spinner({ label }: SpinnerProps) {
  return label ? <Ring role="status" aria-label={label} /> : <Ring aria-hidden />;
}
