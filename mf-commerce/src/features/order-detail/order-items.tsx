import { orderItemName } from '@widya/contract/order-item-name';
import type { Order } from '@widya/contract/orders';
import { formatMoney } from '@widya/design-system/formats/money';
import { Card, Figures, Inline, Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { UserText } from '@widya/design-system/user-text';
import { ORDER_TEXTS as texts } from './texts.ts';

interface Item {
  readonly key: string;
  readonly name: string;
  readonly sub: string;
  readonly price: number;
}

/** Classes, courses and events of an order, with the name under which they were sold. */
const itemsOf = ({ participants, memberCourses, eventRegistrations }: Order): readonly Item[] => [
  ...participants.map(({ class: of, label, price }, index) => ({
    key: `class-${index}`,
    name: orderItemName(label, of?.name ?? null),
    sub: [texts.kinds.class, of?.code].filter(Boolean).join(' · '),
    price,
  })),
  ...memberCourses.map(({ course, label, price }, index) => ({
    key: `course-${index}`,
    name: orderItemName(label, course?.title ?? null),
    sub: [texts.kinds.course, course?.course_code].filter(Boolean).join(' · '),
    price,
  })),
  ...eventRegistrations.map(({ event, label, price }, index) => ({
    key: `event-${index}`,
    name: label,
    sub: [texts.kinds.event, event.event_url].join(' · '),
    price,
  })),
];

/** Items with their prices. C-153. */
export function OrderItems({ order }: { readonly order: Order }) {
  const items = itemsOf(order);
  return (
    <Stack gap="2">
      <SectionTitle>{texts.items}</SectionTitle>
      {items.length === 0 && <Muted>{texts.noItems}</Muted>}
      {items.map(({ key, name, sub, price }) => (
        <Card key={key} padding="10px 14px">
          <Inline alignItems="flex-start" flexWrap="nowrap">
            <Stack gap="0.5">
              <UserText as="strong">{name}</UserText>
              <Muted fontSize="sm">{sub}</Muted>
            </Stack>
            <Spacer />
            <Figures whiteSpace="nowrap">{formatMoney(price)}</Figures>
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}
