import type { CertificateEligibility } from '@widya/contract/certificates';
import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { RULE_TEXTS as texts } from '../texts.ts';

const List = styled('ul', { base: { margin: 0, paddingInlineStart: '18px', fontSize: 'sm', color: 'fg.muted' } });

/** Names shown per reason; the others are counted. */
const SHOWN = 3;

/** People who get no certificate by reason, with the first names. */
export function LeftOutList({ rows }: { readonly rows: CertificateEligibility['left_out'] }) {
  if (rows.length === 0) return null;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <div>
      <Muted>{texts.leftOut(count)}</Muted>
      <List>
        {rows.map(({ reason, count: people, people: first }) => (
          <li key={reason}>
            {texts.because(
              people,
              reason,
              first.slice(0, SHOWN).map(({ full_name }) => full_name),
            )}
          </li>
        ))}
      </List>
    </div>
  );
}
