import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

const features = () => import('./motion-features.ts').then((module) => module.domAnimation);

/** Gives moving parts their engine, downloaded after the first paint. Wrap the shell's frame once. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

/** A bar at the top that slides in and out of view: the shell's header in shy mode. Hidden, it holds no focus. */
export function ShyBar({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <m.div
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
