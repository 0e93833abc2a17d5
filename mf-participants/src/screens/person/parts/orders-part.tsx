import { usePersonOrders } from '@widya/api-client/person';
import { EXCEPTION_LABELS } from '@widya/contract/order-status';
import type { PersonOrder } from '@widya/contract/person';
import { Badge } from '@widya/design-system/badge';
import { formatMoney } from '@widya/design-system/formats/money';
import { TextLink } from '@widya/design-system/link';
import { linkTo } from '@widya/remote-kit/link-to';
import { joinFacts } from '../../../features/participants/drawer/join-facts.ts';
import { orderItems } from '../../../features/participants/drawer/person-items.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../texts.ts';
import { type PartProps, PartSection } from './part-section.tsx';

/** Links to the order in its list, where exceptions such as refunds are settled. */
function OrderDetail({ order }: { readonly order: PersonOrder }) {
  const isOpen = order.exception !== null && order.exception_resolved_at === null;
  const to = linkTo('Transactions', {}, isOpen ? { tab: 'exceptions', order: order.id } : { order: order.id });
  return (
    <>
      {isOpen && order.exception && <Badge tone="warn">{EXCEPTION_LABELS[order.exception]}</Badge>}
      {to && <TextLink to={to}>{isOpen ? texts.settle : texts.openOrder}</TextLink>}
    </>
  );
}

const itemsOf = (rows: readonly PersonOrder[]) =>
  orderItems(rows).map((item, at) => {
    const order = rows[at] as PersonOrder;
    const returned = order.returned_amount > 0 && texts.returned(formatMoney(order.returned_amount));
    return { ...item, sub: joinFacts(item.sub as string, returned), detail: <OrderDetail order={order} /> };
  });

/** Orders of the person. */
export function OrdersPart(props: PartProps) {
  const query = usePersonOrders(props.person.id);
  return <PartSection {...props} name="orders" query={query} items={itemsOf} />;
}
