import type { ReactNode } from 'react';
import type { OverrideRequest } from '../federation/override-request.ts';
import { resetOverrides } from '../federation/reset-overrides.ts';
import type { SessionStore } from '../session/store.ts';
import { permissionOf } from './override-permission.ts';
import { OverrideQuestion } from './override-question.tsx';
import { OverrideRefusal } from './override-refusal.tsx';
import { useLoaded } from './use-loaded.ts';

interface OverrideGuardProps {
  readonly store: SessionStore;
  /** What the address requests; null when the tab has only stored overrides. */
  readonly request: OverrideRequest | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  /** The product, which signs people in and must not load the frame before it is allowed. */
  readonly children: ReactNode;
}

/** Refuses accounts without the right before code runs or a question is shown; asks the others. Source: D265. */
export function OverrideGuard({ store, request, onRun, onCancel, children }: OverrideGuardProps) {
  const [may] = useLoaded(() => permissionOf(store));
  if (may.status !== 'ready') return children;
  if (!may.value) return <OverrideRefusal onLeave={resetOverrides} />;
  return request === null ? children : <OverrideQuestion request={request} onRun={onRun} onCancel={onCancel} />;
}
