import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

export interface ForbiddenStateProps {
  title?: string | undefined;
  description?: ReactNode;
  action?: ReactNode;
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Signed in, but not allowed. Says whom to ask. */
export function ForbiddenState(props: ForbiddenStateProps) {
  const {
    title = 'Kamu tidak punya akses ke halaman ini',
    description = 'Mintalah hak akses kepada Super Admin bila kamu memerlukannya.',
    action,
    size,
  } = props;
  return (
    <StateFrame icon={<Lock size={22} />} tone="warn" title={title} actions={action} size={size}>
      {description}
    </StateFrame>
  );
}
