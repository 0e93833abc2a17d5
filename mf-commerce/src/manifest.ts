import { ADMINS } from '@widya/contract/endpoint';
import { listMerchandise } from '@widya/contract/merchandise';
import { searchOrders } from '@widya/contract/orders';
import { listVouchers } from '@widya/contract/vouchers';
import { defineManifest } from '@widya/remote-kit/manifest';
import { merchandiseList } from './screens/merchandise/list.ts';
import { monthList } from './screens/transactions/list.ts';
import { voucherList } from './screens/vouchers/list.ts';

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
      firstQuery: voucherList.firstQuery,
    },
    {
      path: '/transaction',
      screen: 'Transactions',
      menuKey: 'transaction',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Transaksi',
      firstQuery: monthList.firstQuery,
    },
    {
      // Its menu key only controls the sidebar item. D2.
      path: '/merchandise',
      screen: 'Merchandise',
      menuKey: null,
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Daftar Kreasi',
      firstQuery: merchandiseList.firstQuery,
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
  search: [
    {
      label: 'Transaksi',
      icon: 'receipt',
      order: 50,
      endpoint: searchOrders.path,
      fields: ['order_id', 'member.full_name'],
      open: [{ path: '/transaction?order=:id' }],
      menuKey: 'transaction',
      roles: ADMINS,
    },
    {
      label: 'Voucher',
      icon: 'ticket',
      order: 60,
      endpoint: listVouchers.path,
      query: { tab: 'active' },
      fields: ['code', 'name'],
      open: [{ path: '/editor/voucher?q=:code' }],
      menuKey: 'voucher',
      roles: ADMINS,
    },
    {
      label: 'Voucher nonaktif',
      icon: 'ticket',
      order: 61,
      endpoint: listVouchers.path,
      query: { tab: 'inactive' },
      fields: ['code', 'name'],
      open: [{ path: '/editor/voucher?tab=inactive&q=:code' }],
      menuKey: 'voucher',
      roles: ADMINS,
    },
    {
      label: 'Kreasi',
      icon: 'shopping-bag',
      order: 80,
      endpoint: listMerchandise.path,
      query: { active: '1' },
      fields: ['name'],
      open: [{ path: '/merchandise?kreasi=:id' }],
      menuKey: 'merchandise',
      roles: ADMINS,
    },
  ],
  searchPages: [
    {
      path: '/transaction?tab=exceptions',
      label: 'Transaksi yang perlu diperiksa',
      icon: 'receipt',
      menuKey: 'transaction',
      roles: ADMINS,
    },
    {
      path: '/editor/voucher?tab=inactive',
      label: 'Voucher nonaktif',
      icon: 'ticket',
      menuKey: 'voucher',
      roles: ADMINS,
    },
  ],
});
