import { relativeTime } from '@widya/contract/time/durations';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Inline, Muted } from '../layout/layout.tsx';
import { RefreshIcon } from '../theme/icon.tsx';

const TICK = 30_000;

/** How long ago an answer was made, in words that grow older by themselves; null before the first. */
function useAge(answer: unknown, at: string | undefined): string | null {
  const [came, setCame] = useState<number | null>(null);
  const [, tick] = useState(0);
  useEffect(() => setCame(answer === undefined ? null : Date.now()), [answer]);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  return came === null ? null : relativeTime(at ?? came);
}

export interface UpdatedAtProps {
  /** What the figures come from; undefined before it is there. */
  answer: unknown;
  /** When the server counted them, ISO; when they came, if left out. */
  at?: string | undefined;
  /** What is read again, for whoever cannot see what the button stands beside: 'Usia'. */
  of?: string | undefined;
  /** A request is under way. */
  busy: boolean;
  /** The newest request failed; the figures are those of before. */
  failed?: boolean | undefined;
  /** Read again. */
  onRefresh: () => void;
}

/** 'Diperbarui 3 menit lalu' and a button that reads again; says so when that failed. */
export function UpdatedAt({ answer, at, of, busy, failed, onRefresh }: UpdatedAtProps) {
  const age = useAge(answer, at);
  return (
    <Inline flexWrap="nowrap" fontSize="sm">
      {age !== null && (
        <Muted role={failed ? 'status' : undefined}>
          {failed ? `Gagal memperbarui, angka dari ${age}` : `Diperbarui ${age}`}
        </Muted>
      )}
      <IconButton
        size="sm"
        variant="ghost"
        label={of === undefined ? 'Muat ulang' : `Muat ulang ${of}`}
        icon={<RefreshIcon size={15} />}
        loading={busy}
        onClick={onRefresh}
      />
    </Inline>
  );
}
