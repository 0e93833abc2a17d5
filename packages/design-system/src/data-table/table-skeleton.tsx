import { Skeleton, SkeletonArea } from '../skeleton.tsx';

const WIDTHS = ['78%', '62%', '85%', '70%', '56%'];

/** Rows in the shape of what comes: nothing jumps when it does. */
export function TableSkeleton({ columns, rows, cards }: { columns: number; rows: number; cards: boolean }) {
  const lines = Array.from({ length: rows }, (_, row) => row);
  if (cards) {
    return (
      <SkeletonArea>
        {lines.slice(0, 4).map((row) => (
          <div key={row} style={{ padding: '14px 16px', display: 'grid', gap: 12 }}>
            <Skeleton width="70%" height={16} />
            <Skeleton width="50%" />
            <Skeleton width="90%" height={30} />
          </div>
        ))}
      </SkeletonArea>
    );
  }
  return (
    <SkeletonArea>
      {lines.map((row) => (
        <div
          key={row}
          style={{
            display: 'grid',
            gridTemplateColumns: `2fr repeat(${Math.max(0, columns - 1)}, 1fr)`,
            gap: 24,
            padding: '15px 12px',
            minHeight: 44,
          }}
        >
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '70%'} />
          ))}
        </div>
      ))}
    </SkeletonArea>
  );
}
