import { CloudAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';
import { RequestId } from './states/request-id.tsx';

export interface ErrorStateProps {
  /** What did not work: 'Daftar kelas tidak dapat dimuat'. */
  title?: string | undefined;
  /** The cause, in words a person understands. */
  message?: ReactNode;
  requestId?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** A second way out, after 'Coba lagi'. */
  action?: ReactNode;
  size?: 'sm' | 'md' | 'page' | undefined;
}

/** Something failed: the cause, 'Coba lagi', and the id that support asks for. */
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
