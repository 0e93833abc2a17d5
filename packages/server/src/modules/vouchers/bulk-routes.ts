import * as contract from '@widya/contract/vouchers-bulk';
import { voucherBulkSchemas as schemas } from '@widya/contract/vouchers-bulk.schemas';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { applyBulk, previewBulk } from './bulk.ts';

const preview = bind(contract.previewVoucherBulk, schemas.previewVoucherBulk, ({ tx, body }) => previewBulk(tx, body));

const apply = bind(contract.applyVoucherBulk, schemas.applyVoucherBulk, (ctx) => applyBulk(ctx, ctx.body));

export const voucherBulkRoutes: Binding[] = [preview, apply];
