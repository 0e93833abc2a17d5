import { useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { NOT_LOADED } from '../feedback/not-loaded.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { styled } from '../theme/styled.ts';

const Box = styled('dialog', {
  base: {
    margin: 'auto',
    padding: '6',
    border: 0,
    borderRadius: 'lg',
    bg: 'bg.surface',
    color: 'fg',
    // Delayed, so that nothing is shown when the code arrives soon.
    animation: 'w-fade-in 160ms 150ms both',
    '&::backdrop': { background: 'transparent' },
  },
});

interface WaitingModalProps {
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for a dialog whose code is loading, and reports a failure. The browser's own dialog needs no code. */
export function WaitingModal({ failed, onRetry, onClose }: WaitingModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.showModal();
    // Closing returns the focus to the opener, to which the dialog will return it too.
    return () => element?.close();
  }, []);
  return (
    <Box
      ref={box}
      aria-label={failed ? NOT_LOADED.title : 'Memuat'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {failed ? (
        <ErrorState
          size="sm"
          title={NOT_LOADED.title}
          message={NOT_LOADED.why}
          onRetry={onRetry}
          action={<Button onClick={onClose}>Tutup</Button>}
        />
      ) : (
        <Spinner label="Memuat" />
      )}
    </Box>
  );
}
