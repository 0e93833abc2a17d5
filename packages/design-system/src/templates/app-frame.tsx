import type { ReactNode } from 'react';
import { Page } from '../layout.tsx';

/** The main area of the shell without the shell; only for templates. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <Page as="main" minHeight="100vh" bg="bg.canvas">
      {children}
    </Page>
  );
}
