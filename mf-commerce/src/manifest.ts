import { ADMINS } from '@widya/contract/endpoint';
import { defineManifest } from '@widya/remote-kit/manifest';
import { merchandiseFirstQuery } from './screens/merchandise/first-query.ts';
import { transactionsFirstQuery } from './screens/transactions/first-query.ts';
import { vouchersFirstQuery } from './screens/vouchers/first-query.ts';

export default defineManifest({
  remote: 'mf-commerce',
  contract: 1,
  label: 'Perdagangan',
  routes: [
    {
      path: '/editor/voucher',
      screen: 'Vouchers',
      menuKey: 'voucher',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Voucher',
      firstQuery: vouchersFirstQuery,
    },
    {
      path: '/transaction',
      screen: 'Transactions',
      menuKey: 'transaction',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Transaksi',
      firstQuery: transactionsFirstQuery,
    },
    {
      // The key of the menu gates the line of the sidebar alone. Decision 2.
      path: '/merchandise',
      screen: 'Merchandise',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Kreasi',
      firstQuery: merchandiseFirstQuery,
    },
  ],
  menu: [
    {
      path: '/editor/voucher',
      label: 'Voucher',
      icon: 'ticket',
      group: 'Perdagangan',
      order: 10,
      menuKey: 'voucher',
      roles: ADMINS,
    },
    {
      path: '/transaction',
      label: 'Transaksi',
      icon: 'receipt',
      group: 'Perdagangan',
      order: 20,
      menuKey: 'transaction',
      roles: ADMINS,
    },
    {
      path: '/merchandise',
      label: 'Kreasi',
      icon: 'shopping-bag',
      group: 'Perdagangan',
      order: 30,
      menuKey: 'merchandise',
      roles: ADMINS,
    },
  ],
  tabs: [],
});
