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
  /** Of the answer that failed; support asks for it. */
  requestId?: string | null | undefined;
  /** What 'Coba lagi' does; left out where another try cannot help. */
  onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  retrying?: boolean | undefined;
  /** A second way out, after 'Coba lagi'. */
  action?: ReactNode;
  /** Room around it; `page` in place of a whole screen. */
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
