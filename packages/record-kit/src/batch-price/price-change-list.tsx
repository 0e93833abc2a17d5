import { formatMoney, formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { UserText } from '@widya/design-system/user-text';
import type { PriceChange } from './price-preview.ts';
import { PRICE_TEXTS as texts } from './texts.ts';

const Item = styled(Inline, {
  base: { columnGap: '4', padding: '8px 14px', '& + &': { borderTop: '1px solid', borderColor: 'border.subtle' } },
});

const signed = (difference: number): string => `${difference > 0 ? '+' : ''}${formatMoneyPlain(difference)}`;

/** A line per record: 'Rp150.000 → Rp200.000, +Rp50.000'; two lines on phones. */
export function PriceChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none">
      {changes.map(({ item, from, to, difference }) => (
        <Item key={item.id} as="li">
          <Stack gap="0" flex="1 1 200px">
            <UserText strong>{item.name}</UserText>
            <Muted fontSize="sm">{texts.orders(formatNumber(item.orders))}</Muted>
          </Stack>
          <Spacer flex="0 1 auto" />
          <Stack gap="0" alignItems="flex-end" fontVariantNumeric="tabular-nums">
            <span>
              <Muted>{formatMoney(from)}</Muted> → <strong>{formatMoney(to)}</strong>
            </span>
            <Muted fontSize="sm">{signed(difference)}</Muted>
          </Stack>
        </Item>
      ))}
    </Stack>
  );
}
