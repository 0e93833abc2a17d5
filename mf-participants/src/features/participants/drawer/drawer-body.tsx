import type { MenuKey } from '@widya/contract/menu';
import type { Participant } from '@widya/contract/participants';
import { Avatar } from '@widya/design-system/avatar';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { TextLink } from '@widya/design-system/link';
import { Tabs } from '@widya/design-system/tabs';
import { PersonLink } from '@widya/remote-kit/person-link';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { useSource } from '../source/source-context.ts';
import { certificateItems, classItems, complaintItems, mailItems, orderItems } from './person-items.tsx';
import { PersonTab } from './person-tab.tsx';
import { RecordList } from './record-list.tsx';
import { RegistrationTab } from './registration-tab.tsx';
import { DRAWER_TEXTS as texts } from './texts.ts';

const TABS = ['registration', 'orders', 'mails', 'certificates', 'classes', 'complaints'] as const;
type Tab = (typeof TABS)[number];

/** Tabs that need a menu key, without which the API omits their part. */
const TAB_KEYS: Readonly<Partial<Record<Tab, MenuKey>>> = { orders: 'transaction', complaints: 'complaint' };

/** Name and tabs of the person. */
export function DrawerBody({ row, mayManage }: { readonly row: Participant; readonly mayManage: boolean }) {
  const [tab, setTab] = useState<Tab>('registration');
  const { can } = useSession();
  const visibleTabs = TABS.filter((value) => TAB_KEYS[value] === undefined || can(TAB_KEYS[value]));
  return (
    <Stack gap="4">
      <Inline flexWrap="nowrap" gap="3">
        <Avatar name={row.full_name} size="lg" />
        <div>
          <strong>
            <PersonLink person={row.member} as={TextLink}>
              {row.full_name}
            </PersonLink>
          </strong>
          <Muted as="div">{texts.person(row.id, row.city)}</Muted>
        </div>
      </Inline>
      {mayManage ? (
        <Tabs
          label={texts.part}
          items={visibleTabs.map((value) => ({ value, label: texts.tabs[value] }))}
          value={tab}
          onChange={setTab}
        >
          <Part tab={tab} row={row} />
        </Tabs>
      ) : (
        <RegistrationTab row={row} />
      )}
    </Stack>
  );
}

function Part({ tab, row }: { readonly tab: Tab; readonly row: Participant }) {
  const { kind } = useSource();
  if (tab === 'registration') return <RegistrationTab row={row} />;
  return (
    <PersonTab id={row.id}>
      {(person) => {
        if (tab === 'orders') return <RecordList items={orderItems(person.orders ?? [])} empty={texts.noOrders} />;
        if (tab === 'mails') return <RecordList items={mailItems(person.mails)} empty={texts.noMails} />;
        if (tab === 'certificates')
          return <RecordList items={certificateItems(person.certificates)} empty={texts.noCertificates} />;
        if (tab === 'classes')
          return <RecordList items={classItems(person.registrations, { kind, id: row.id })} empty="" />;
        return <RecordList items={complaintItems(person.complaints ?? [])} empty={texts.noComplaints} />;
      }}
    </PersonTab>
  );
}
