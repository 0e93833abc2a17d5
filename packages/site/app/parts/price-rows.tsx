import { formatMoney } from '@widya/design-system/formats/money';

interface PriceRowsProps {
  /** Label of the price, such as 'Harga kelas'. */
  readonly label: string;
  /** Whole rupiah, before the voucher. */
  readonly price: number;
  readonly voucher: { readonly code: string; readonly discount: number; readonly price: number } | null;
  /** Whether the price is also listed without a voucher. */
  readonly hasPriceRow?: boolean;
}

/** Price, voucher and total. */
export const PriceRows = ({ label, price, voucher, hasPriceRow = voucher !== null }: PriceRowsProps) => (
  <div className="note sum num">
    {hasPriceRow && (
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
    <div className={hasPriceRow ? 'total' : 'total only'}>
      <span>Total</span>
      <span>{formatMoney(voucher?.price ?? price)}</span>
    </div>
  </div>
);
