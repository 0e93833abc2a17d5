import { CircleCheck } from 'lucide-react';
import { TextField } from './field.tsx';
import { useTexts } from './use-texts.ts';

/** Name of the buttons that apply and remove a voucher. */
export const VOUCHER_FORM = 'voucher';

interface VoucherFieldProps {
  /** The typed code. */
  readonly value: string | undefined;
  readonly problem: string | undefined;
  /** Discount of the applied voucher, such as 'Rp20.000'; null without one. */
  readonly discount: string | null;
}

/** Voucher code with a second button of the form that shows its discount. */
export function VoucherField({ value, problem, discount }: VoucherFieldProps) {
  const label = useTexts('transaction_detail')('voucher');
  return (
    <>
      <div className="voucher">
        <TextField
          name="voucher_code"
          label={label}
          isOptional
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          problem={problem}
          defaultValue={value}
        />
        <button
          type="submit"
          className="btn"
          name={VOUCHER_FORM}
          value={discount === null ? 'pakai' : 'hapus'}
          formNoValidate
        >
          {discount === null ? 'Pakai' : 'Hapus'}
        </button>
      </div>
      {discount !== null && (
        <p className="used small" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          {`Potongan ${discount} dipakai`}
        </p>
      )}
    </>
  );
}
