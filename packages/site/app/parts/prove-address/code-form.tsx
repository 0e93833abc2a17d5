import type { ReactNode } from 'react';
import { TextField } from '../field.tsx';
import { ADDRESS_FORM, type AddressProblem, type AddressStep } from './address-step.ts';

interface CodeFormProps {
  readonly step: Extract<AddressStep, { readonly name: 'code' }>;
  readonly problem: AddressProblem | undefined;
  readonly withoutMail: ReactNode;
}

/** The second step of the address proof: the code from the mail. */
export function CodeForm({ step: { email, mailWorks, demoCode }, problem, withoutMail }: CodeFormProps) {
  return (
    <>
      <h1>Periksa email Anda</h1>
      <p className="muted">
        Kode enam angka dikirim ke <b>{email}</b>. Tautan di email itu juga dapat dipakai.
      </p>
      {!mailWorks && <MailIsDown>{withoutMail}</MailIsDown>}
      <form method="post" className="sec">
        <TextField
          name="code"
          label="Kode enam angka"
          className="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9 \-]*"
          required
          maxLength={20}
          data-missing="Isi kode enam angka dari email"
          data-wrong="Kode terdiri dari enam angka"
          problem={problem?.sentence}
          defaultValue={problem?.value ?? undefined}
          help={demoCode === null ? 'Berlaku 15 menit.' : `Ini demo dan tidak mengirim email. Kode Anda: ${demoCode}`}
          data-focus=""
        />
        <button type="submit" className="btn main full" name={ADDRESS_FORM} value="kode">
          Lanjutkan
        </button>
      </form>
      <form method="post" className="actions">
        <button type="submit" className="btn" name={ADDRESS_FORM} value="ulang">
          Kirim ulang
        </button>
        <button type="submit" className="btn text" name={ADDRESS_FORM} value="ganti">
          Ubah alamat email
        </button>
      </form>
      <p className="muted small">Belum sampai? Lihat folder spam. Kode baru dapat diminta setelah 30 detik.</p>
    </>
  );
}

function MailIsDown({ children }: { readonly children: ReactNode }) {
  return (
    <div className="note warn" role="status">
      <div>
        <b>Email sedang tertunda di pihak kami</b>
        Kode dikirim begitu pengiriman pulih.
        {children}
      </div>
    </div>
  );
}
