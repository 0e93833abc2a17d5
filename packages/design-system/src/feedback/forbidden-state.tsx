import { Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';
import { RequestId } from './states/request-id.tsx';

export interface ForbiddenStateProps {
  /** What cannot be shown. */
  title?: string | undefined;
  /** Whom to ask. */
  description?: ReactNode;
  /** Request id of the refused call. */
  requestId?: string | null | undefined;
  /** Retries, since the permission may have been granted in the meantime. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  /** A way out, such as a link to the list. */
  action?: ReactNode;
  /** Padding; `page` when it replaces a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Shown when permission is missing, with whom to ask. */
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
