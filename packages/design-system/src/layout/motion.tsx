import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef } from 'react';

/** Resolves when the page is idle; in Safari, which lacks the API, after a delay. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

// Waits until the page is idle, so that first rows are loaded before the animation engine.
const features = async () => {
  await idle();
  // If the module cannot be loaded, everything works without animations.
  const engine = await import(/* webpackChunkName: "motion" */ './motion-features.ts').catch(() => null);
  return engine?.domAnimation ?? new Promise<never>(() => undefined);
};

/** Provides the animation engine, loaded when the page is idle. Wrap the shell's frame once. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

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
    const measure = () => style.setProperty('--w-sticky-top', `${shown ? (bar.current?.offsetHeight ?? 0) : 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--w-sticky-top');
    };
  }, [shown]);
  return (
    <m.div
      ref={bar}
      initial={false}
      animate={{ y: shown ? 0 : '-110%' }}
      transition={{ duration: 0.18, ease: [0.2, 0, 0, 1] }}
      inert={!shown}
      style={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 30 }}
    >
      {children}
    </m.div>
  );
}
