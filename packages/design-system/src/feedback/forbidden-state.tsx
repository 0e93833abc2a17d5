import { Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';
import { RequestId } from './states/request-id.tsx';

export interface ForbiddenStateProps {
  /** What cannot be seen. */
  title?: string | undefined;
  /** Whom to ask. */
  description?: ReactNode;
  /** Of the answer that refused. */
  requestId?: string | null | undefined;
  /** Asks again: the right may have been granted meanwhile. */
  onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  retrying?: boolean | undefined;
  /** A way out, such as back to the list. */
  action?: ReactNode;
  /** Room around it; `page` in place of a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Signed in, but not allowed. Says whom to ask. */
export function ForbiddenState(props: ForbiddenStateProps) {
  const {
    title = 'Kamu tidak punya akses ke halaman ini',
    description = 'Mintalah hak akses kepada Super Admin bila kamu memerlukannya.',
    requestId,
    onRetry,
    retrying,
    action,
    size,
  } = props;
  const retry = onRetry ? (
    <Button icon={<RefreshCw />} loading={retrying} onClick={onRetry}>
      Coba lagi
    </Button>
  ) : null;
  return (
    <StateFrame
      icon={<Lock size={22} />}
      tone="warn"
      title={title}
      actions={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : null
      }
      size={size}
    >
      {description}
      {requestId ? <RequestId id={requestId} /> : null}
    </StateFrame>
  );
}
