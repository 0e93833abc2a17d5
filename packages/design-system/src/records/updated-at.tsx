import { relativeTime } from '@widya/contract/time/durations';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Inline, Muted } from '../layout/layout.tsx';
import { RefreshIcon } from '../theme/icon.tsx';

const TICK = 30_000;

/** Age of an answer as a text that updates itself; null before the first answer. */
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
  /** The data of the figures; undefined before the first answer. */
  answer: unknown;
  /** When the server computed them, ISO; default the time of arrival. */
  at?: string | undefined;
  /** What the button reloads, for screen readers: 'Usia'. */
  of?: string | undefined;
  /** Whether a request is pending. */
  busy: boolean;
  /** Whether the latest request failed, so that the figures are older. */
  failed?: boolean | undefined;
  /** Reloads the data. */
  onRefresh: () => void;
}

/** 'Diperbarui 3 menit lalu' with a reload button; also shows that the latest request failed. */
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
