import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { orderRow, orderSchemas } from './orders.schemas.ts';

type S = typeof orderSchemas;

/** A payment (Transaksi). */
export type Order = z.output<typeof orderRow>;

const tag = 'Orders';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'transaction' };

export const listOrders: Endpoint<S['listOrders']> = {
  id: 'listOrders',
  method: 'GET',
  path: '/v1/order',
  access,
  summary: 'List orders, newest first.',
  tag,
  audit: null,
};

/** Searches orders of all months by their number, for the command palette (Ctrl+K). */
export const searchOrders: Endpoint<S['searchOrders']> = {
  id: 'searchOrders',
  method: 'GET',
  path: '/v1/order/search',
  access,
  summary: 'Find orders by part of their number, newest first.',
  tag,
  audit: null,
};

export const listOrdersOfMonth: Endpoint<S['listOrdersOfMonth']> = {
  id: 'listOrdersOfMonth',
  method: 'GET',
  path: '/v1/order/someByDate',
  access,
  summary: 'List the orders of a month in WIB.',
  tag,
  audit: null,
};

export const countOrderExceptions: Endpoint<S['countOrderExceptions']> = {
  id: 'countOrderExceptions',
  method: 'GET',
  path: '/v1/order/exceptions',
  access,
  summary: 'Count the orders that staff must settle.',
  tag,
  audit: null,
};

/** Reads one order, for a link to it. */
export const readOrder: Endpoint<S['readOrder']> = {
  id: 'readOrder',
  method: 'GET',
  path: '/v1/order/:id',
  access,
  summary: 'Read one order.',
  tag,
  audit: null,
};

/**
 * Reads orders in the order of the ids, such as those of a voucher; a caller without the key `transaction` gets only
 * those that used a voucher. A POST that changes nothing. Source: C-131.
 */
export const readSomeOrders: Endpoint<S['readSomeOrders']> = {
  id: 'readSomeOrders',
  method: 'POST',
  path: '/v1/order/some',
  access: { kind: 'staff', roles: ADMINS, menuKey: ['transaction', 'voucher'] },
  summary: 'Read orders by their ids.',
  tag,
  audit: null,
};

/** `data-transaksi.csv`: semicolons, BOM, formulas neutralised; the export itself is logged (S44). Source: D124. */
export const exportOrders: Endpoint<S['exportOrders']> = {
  id: 'exportOrders',
  method: 'POST',
  path: '/v1/order/export',
  access,
  summary: 'Download the orders of a month as a CSV.',
  tag,
  audit: 'EXPORT_ORDER',
  answerType: 'text/csv; charset=utf-8',
};

/** Requests the order's current status from the provider ('Cek ulang ke penyedia'). */
export const checkOrder: Endpoint<S['checkOrder']> = {
  id: 'checkOrder',
  method: 'POST',
  path: '/v1/order/:id/check',
  access,
  summary: 'Read the status of an order from the payment provider and apply it.',
  tag,
  audit: 'UPDATE_ORDER',
};

/** 409 INVALID_TRANSITION for an order that needs no review. Source: D108. */
export const resolveOrderException: Endpoint<S['resolveOrderException']> = {
  id: 'resolveOrderException',
  method: 'POST',
  path: '/v1/order/:id/exception',
  access,
  summary: 'Settle the exception of an order.',
  tag,
  audit: 'RESOLVE_ORDER',
};
