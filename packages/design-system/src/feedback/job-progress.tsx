import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { formatNumber } from '../formats/number.ts';
import { Inline } from '../layout/layout.tsx';
import { Badge, type BadgeTone } from '../records/badge.tsx';
import { styled } from '../theme/styled.ts';
import { ProgressBar } from './progress-bar.tsx';

const Root = styled('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    padding: '14px 16px',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    minWidth: 0,
  },
});
const Title = styled('h3', { base: { textStyle: 'h3', flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' } });
const Actions = styled(Inline, { base: { _empty: { display: 'none' } } });
const Figures = styled('p', { base: { margin: 0, color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });
const Failures = styled('ul', {
  base: {
    margin: 0,
    paddingInlineStart: '18px',
    listStyle: 'disc',
    fontSize: 'sm',
    color: 'danger.text',
    overflowWrap: 'anywhere',
  },
});

export type JobState = 'waiting' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

const STATES: Readonly<Record<JobState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Menunggu giliran', tone: 'neutral' },
  running: { label: 'Berjalan', tone: 'info' },
  paused: { label: 'Dijeda', tone: 'warn' },
  done: { label: 'Selesai', tone: 'ok' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
  failed: { label: 'Gagal', tone: 'error' },
};

export interface JobProgressProps {
  /** 'Membuat 500 sertifikat' */
  title: string;
  /** Determines the badge and the available buttons. */
  state: JobState;
  /** Finished items, including failed ones. */
  done: number;
  /** Null while unknown. */
  total: number | null;
  /** How many of the finished items failed. */
  failed: number;
  /** The first failed items with their reasons; the others are only counted. */
  failures?: readonly { key: string; label: string; reason: string }[] | undefined;
  /** Estimated seconds until the end. */
  secondsLeft?: number | null | undefined;
  /** Pauses a running job. Each button is shown only when its callback is given and the state allows it. */
  onPause?: (() => void) | undefined;
  /** Continues a paused job. */
  onResume?: (() => void) | undefined;
  /** Cancels the job; finished items stay unchanged. */
  onCancel?: (() => void) | undefined;
  /** Retries the failed items. */
  onRetryFailed?: (() => void) | undefined;
  /** Link or button to the result, shown at the end. */
  result?: ReactNode;
}

/** Badge of the result: a finished job is successful only when no item failed, and failed when all did. */
function badgeOf(state: JobState, done: number, failed: number): { label: string; tone: BadgeTone } {
  if (state !== 'done' || failed === 0) return STATES[state];
  return failed < done ? { ...STATES.done, tone: 'warn' } : STATES.failed;
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return 'kurang dari satu menit lagi';
  return `sekitar ${formatNumber(Math.round(seconds / 60))} menit lagi`;
}

/** Progress, failures and actions of a long job, independent of the API. */
export function JobProgress(props: JobProgressProps) {
  const { title, state, done, total, failed, failures = [], secondsLeft, result } = props;
  const { label, tone } = badgeOf(state, done, failed);
  const open = state === 'waiting' || state === 'running' || state === 'paused';
  const hidden = failed - failures.length;
  const figures = [
    total === null ? `${formatNumber(done)} selesai` : `${formatNumber(done)} dari ${formatNumber(total)}`,
    failed > 0 ? `${formatNumber(failed)} gagal` : null,
    state === 'running' && secondsLeft ? timeLeft(secondsLeft) : null,
  ].filter(Boolean);
  return (
    // A group instead of a landmark, because several jobs may have the same name.
    <Root role="group" aria-label={title}>
      <Inline>
        <Title>{title}</Title>
        <span role="status">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </Inline>
      <ProgressBar
        label={title}
        value={state === 'done' ? 100 : total === null ? null : done}
        max={state === 'done' || total === null ? 100 : total}
        tone={tone === 'ok' || tone === 'error' ? tone : 'accent'}
      />
      <Figures>{figures.join(' · ')}</Figures>
      {failures.length > 0 ? (
        <Failures aria-label="Yang gagal">
          {failures.map(({ key, label: name, reason }) => (
            <li key={key}>
              {name}: {reason}
            </li>
          ))}
          {hidden > 0 ? <li>dan {formatNumber(hidden)} lainnya</li> : null}
        </Failures>
      ) : null}
      <Actions data-print="hide">
        {state === 'running' && props.onPause ? (
          <Button size="sm" icon={<Pause size={15} />} onClick={props.onPause}>
            Jeda
          </Button>
        ) : null}
        {state === 'paused' && props.onResume ? (
          <Button size="sm" variant="primary" icon={<Play size={15} />} onClick={props.onResume}>
            Lanjutkan
          </Button>
        ) : null}
        {open && props.onCancel ? (
          <Button size="sm" variant="ghost" icon={<X size={15} />} onClick={props.onCancel}>
            Batalkan
          </Button>
        ) : null}
        {!open && failed > 0 && props.onRetryFailed ? (
          <Button size="sm" icon={<RotateCcw size={15} />} onClick={props.onRetryFailed}>
            Ulangi yang gagal
          </Button>
        ) : null}
        {open ? null : result}
      </Actions>
    </Root>
  );
}
