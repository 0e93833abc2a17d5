import * as contract from '@widya/contract/vouchers-bulk';
import { voucherBulkSchemas as schemas } from '@widya/contract/vouchers-bulk.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { applyVoucherBulk, previewVoucherBulk } from './bulk.ts';

const preview = bind(contract.previewVoucherBulk, schemas.previewVoucherBulk, ({ tx, body }) =>
  previewVoucherBulk(tx, body),
);

const apply = bind(contract.applyVoucherBulk, schemas.applyVoucherBulk, (ctx) => applyVoucherBulk(ctx, ctx.body));

export const voucherBulkRoutes: Binding[] = [preview, apply];
