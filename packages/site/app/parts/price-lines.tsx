import { formatMoney } from '@widya/design-system/formats/money';

interface PriceLinesProps {
  /** Label of the price, such as 'Harga kelas'. */
  readonly label: string;
  /** Whole rupiah, before the voucher. */
  readonly price: number;
  readonly voucher: { readonly code: string; readonly discount: number; readonly price: number } | null;
  /** Whether the price is also listed without a voucher. */
  readonly hasPriceLine?: boolean;
}

/** Price, voucher and total. */
export const PriceLines = ({ label, price, voucher, hasPriceLine = voucher !== null }: PriceLinesProps) => (
  <div className="note sum num">
    {hasPriceLine && (
      <div>
        <span className="muted">{label}</span>
        <span>{formatMoney(price)}</span>
      </div>
    )}
    {voucher && (
      <div>
        <span className="muted">{`Voucher ${voucher.code}`}</span>
        <span className="less">{`−${formatMoney(voucher.discount)}`}</span>
      </div>
    )}
    <div className={hasPriceLine ? 'total' : 'total only'}>
      <span>Total</span>
      <span>{formatMoney(voucher?.price ?? price)}</span>
    </div>
  </div>
);
