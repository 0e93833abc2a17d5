import { CircleCheck } from 'lucide-react';
import { TextField } from './field.tsx';
import { useTexts } from './use-texts.ts';

/** Name of the buttons that apply and remove a voucher. */
export const VOUCHER_FORM = 'voucher';

interface VoucherFieldProps {
  readonly typed: string | undefined;
  readonly problem: string | undefined;
  /** Discount of the applied voucher, such as 'Rp20.000'; null without one. */
  readonly takenOff: string | null;
}

/** Voucher code with a second button of the form that shows its discount. */
export function VoucherField({ typed, problem, takenOff }: VoucherFieldProps) {
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
          defaultValue={typed}
        />
        <button
          type="submit"
          className="btn"
          name={VOUCHER_FORM}
          value={takenOff === null ? 'pakai' : 'hapus'}
          formNoValidate
        >
          {takenOff === null ? 'Pakai' : 'Hapus'}
        </button>
      </div>
      {takenOff !== null && (
        <p className="used small" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          {`Potongan ${takenOff} dipakai`}
        </p>
      )}
    </>
  );
}
