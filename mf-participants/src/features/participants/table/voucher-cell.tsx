import type { Participant } from '@widya/contract/participants';
import { TableText } from '@widya/design-system/table-cell';
import { TEXTS } from '../texts.ts';
import { discountText } from '../voucher-text.ts';

/** A voucher's code, with its discount below. */
export const VoucherCell = ({ voucher }: Pick<Participant, 'voucher'>) =>
  voucher === null ? TEXTS.none : <TableText main={voucher.code} sub={discountText(voucher)} nowrap />;
