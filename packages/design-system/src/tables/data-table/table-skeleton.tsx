import { Skeleton, SkeletonArea } from '../../feedback/skeleton.tsx';
import { styled } from '../../theme/styled.ts';

const WIDTHS = ['78%', '62%', '85%', '70%', '56%'];
const Head = styled('div', {
  base: { height: '37px', bg: 'bg.head', borderBottom: '1px solid', borderColor: 'border.subtle' },
});
const Line = styled('div', { base: { display: 'grid', gap: '24px', padding: '15px 12px', minHeight: '44px' } });
const Card = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '14px 16px',
    marginBottom: '2.5',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
  },
});

/** Placeholder rows in the shape of the expected ones, so that nothing moves. */
export function TableSkeleton({ columns, rows, cards }: { columns: number; rows: number; cards: boolean }) {
  const lines = Array.from({ length: rows }, (_, row) => row);
  if (cards) {
    return (
      <SkeletonArea>
        {lines.map((row) => (
          <Card key={row}>
            <Skeleton width="70%" height={16} />
            <Skeleton width="50%" />
            <Skeleton width="90%" height={30} />
          </Card>
        ))}
      </SkeletonArea>
    );
  }
  return (
    <SkeletonArea>
      <Head />
      {lines.map((row) => (
        <Line key={row} style={{ gridTemplateColumns: `2fr repeat(${Math.max(0, columns - 1)}, 1fr)` }}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '70%'} />
          ))}
        </Line>
      ))}
    </SkeletonArea>
  );
}
