import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { formatNumber } from '../formats/number.ts';
import { KEEP_CLEAR } from '../layout/keep-clear.ts';
import { useScrollRoom } from '../layout/use-scroll-room.ts';
import { styled } from '../theme/styled.ts';

const Box = styled('div', {
  base: {
    position: 'sticky',
    bottom: '16px',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    padding: '10px 12px 10px 16px',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    boxShadow: 'float',
    '@media print': { display: 'none' },
  },
});

/** The bar without content, for forms with other texts and buttons. */
export function SaveBarBox(props: ComponentProps<typeof Box>) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar);
  return <Box {...KEEP_CLEAR} ref={bar} {...props} />;
}

const Bar = styled(SaveBarBox, { base: { animation: 'w-rise-in 180ms cubic-bezier(0.2, 0, 0, 1)' } });
const Dot = styled('span', { base: { width: '8px', height: '8px', borderRadius: 'full', bg: 'warn', flexShrink: 0 } });
const Status = styled('span', { base: { flex: '1 1 150px', minWidth: 0 } });
const Buttons = styled('span', { base: { display: 'inline-flex', gap: '2', marginInlineStart: 'auto' } });
const Quiet = styled('span', { base: { color: 'fg.muted' } });

export interface SaveBarProps {
  /** Number of changed fields; the bar is shown only when it is above 0. */
  changes: number;
  /** Whether the form is being saved. */
  saving?: boolean | undefined;
  /** 'konsep tersimpan 09:41' */
  note?: string | undefined;
  /** What prevents saving: '2 isian perlu diperbaiki'. */
  problem?: string | undefined;
  /** Default 'Simpan'. */
  saveLabel?: string | undefined;
  /** Saves everything. */
  onSave: () => void;
  /** Discards the changes; the owner asks first. */
  onCancel: () => void;
  /** Content before the buttons: a preview. */
  children?: ReactNode;
}

/** Sticky bar of a long form, shown only while there are unsaved changes. Render it last in the form's column. */
export function SaveBar(props: SaveBarProps) {
  const { changes, saving, note, problem, saveLabel = 'Simpan', onSave, onCancel, children } = props;
  if (changes <= 0) return null;
  return (
    <Bar role="region" aria-label="Perubahan belum disimpan">
      <Dot aria-hidden />
      <Status role="status">
        {formatNumber(changes)} perubahan belum disimpan
        {note ? <Quiet> · {note}</Quiet> : null}
        {problem ? <Quiet> · {problem}</Quiet> : null}
      </Status>
      <Buttons>
        {children}
        <Button size="sm" variant="ghost" onClick={onCancel} disabled={saving}>
          Batal
        </Button>
        <Button size="sm" variant="primary" onClick={onSave} loading={saving}>
          {saveLabel}
        </Button>
      </Buttons>
    </Bar>
  );
}
