import { CloudAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';
import { RequestId } from './states/request-id.tsx';

export interface ErrorStateProps {
  /** What failed: 'Daftar kelas tidak dapat dimuat'. */
  title?: string | undefined;
  /** The cause in plain language. */
  message?: ReactNode;
  /** Request id of the failed answer, for support. */
  requestId?: string | null | undefined;
  /** Action of 'Coba lagi'; omit it when a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  /** A second action, after 'Coba lagi'. */
  action?: ReactNode;
  /** Padding; `page` when it replaces a whole screen. */
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Shown after a failure: the cause, 'Coba lagi', and the request id for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Terjadi kesalahan', message, requestId, onRetry, retrying, action, size } = props;
  return (
    <StateFrame
      role="alert"
      tone="error"
      icon={<CloudAlert size={22} />}
      title={title}
      size={size}
      actions={
        onRetry || action ? (
          <>
            {onRetry ? (
              <Button variant="primary" icon={<RefreshCw />} loading={retrying} onClick={onRetry}>
                Coba lagi
              </Button>
            ) : null}
            {action}
          </>
        ) : null
      }
    >
      {message}
      {requestId ? <RequestId id={requestId} /> : null}
    </StateFrame>
  );
}
