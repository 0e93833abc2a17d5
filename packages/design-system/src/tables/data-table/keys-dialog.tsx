import { Kbd } from '../../actions/kbd.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { styled } from '../../theme/styled.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '10px 20px',
    alignItems: 'center',
    margin: 0,
    '& div': { display: 'contents' },
    '& dt': { display: 'flex', gap: '1.5' },
    '& dd': { margin: 0 },
  },
});

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['/'], 'Ke kotak pencarian'],
  [['j', '↓'], 'Baris berikutnya'],
  [['k', '↑'], 'Baris sebelumnya'],
  [['Enter'], 'Buka baris'],
  [['x'], 'Pilih baris'],
  [['Shift', 'klik'], 'Pilih sampai baris ini'],
  [['Esc'], 'Hapus pilihan'],
  [['?'], 'Daftar tombol ini'],
];

/** The keyboard shortcuts of a list. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Tombol pintas" size="sm">
      <List>
        {KEYS.map(([keys, label]) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
