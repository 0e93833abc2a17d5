import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../theme/styled.ts';

const Bar = styled('div', {
  base: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: 30,
    transition: 'transform 180ms cubic-bezier(0.2, 0, 0, 1)',
    '&[inert]': { transform: 'translateY(-110%)' },
  },
});

interface ShyBarProps {
  /** Whether the bar is visible; a hidden one is not focusable. */
  shown: boolean;
  /** Content of the bar. */
  children: ReactNode;
}

/** A top bar that slides in and out: the shell's header in shy mode. Its height while shown is in `--w-sticky-top`. */
export function ShyBar({ shown, children }: ShyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Sticky elements (table heads) are placed below the bar; on phones the bar is empty and has no height.
  useEffect(() => {
    const { style } = document.documentElement;
    if (!shown) {
      style.setProperty('--w-sticky-top', '0px');
      return () => style.removeProperty('--w-sticky-top');
    }
    const measure = () => style.setProperty('--w-sticky-top', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--w-sticky-top');
    };
  }, [shown]);
  return (
    <Bar ref={bar} inert={!shown}>
      {children}
    </Bar>
  );
}
