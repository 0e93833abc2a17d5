import type { ReactNode } from 'react';
import { BotTrap } from '../bot-trap.tsx';
import { TextField } from '../field.tsx';
import { ADDRESS_FORM, type AddressProblem } from './address-step.ts';

interface AddressFormProps {
  readonly heading: string;
  readonly lead: ReactNode;
  readonly problem: AddressProblem | undefined;
}

/** The first step of the address proof: the address. */
export function AddressForm({ heading, lead, problem }: AddressFormProps) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="muted">{lead}</p>
      <form method="post" className="sec">
        <BotTrap />
        <TextField
          name="email"
          type="email"
          label="Alamat email"
          help="Kami kirim kode enam angka ke alamat ini. Tanpa akun dan tanpa kata sandi."
          autoComplete="email"
          inputMode="email"
          required
          maxLength={255}
          data-missing="Isi alamat email Anda"
          data-wrong="Periksa alamat email ini. Contoh: nama@contoh.id"
          problem={problem?.sentence}
          defaultValue={problem?.value}
          data-focus={problem === undefined ? undefined : ''}
        />
        <button type="submit" className="btn main full" name={ADDRESS_FORM} value="alamat">
          Kirim kode
        </button>
      </form>
    </>
  );
}
