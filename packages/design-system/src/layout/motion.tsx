import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef } from 'react';

/** Resolves when the page has nothing else to do; Safari cannot tell, so a while after. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

// Nothing moves before the first rows are there, so they go before it on a slow line.
const features = async () => {
  await idle();
  // Without the engine everything works, only nothing moves.
  const engine = await import(/* webpackChunkName: "motion" */ './motion-features.ts').catch(() => null);
  return engine?.domAnimation ?? new Promise<never>(() => undefined);
};

/** Gives moving parts their engine, downloaded when the page has come to rest. Wrap the shell's frame once. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

interface ShyBarProps {
  /** In view, or out of it and without focus. */
  shown: boolean;
  /** What stands in the bar. */
  children: ReactNode;
}

/** A bar at the top that slides in and out of view: the shell's header in shy mode. Hidden, it holds no focus; shown, its height is in `--w-sticky-top`. */
export function ShyBar({ shown, children }: ShyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // What sticks to the top of the page (heads of tables) sticks below the bar; on a phone the bar is empty and has no height.
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
