import type { ComponentProps } from 'react';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { TextField } from '../../parts/field.tsx';
import { PersonFields } from '../../parts/person-fields.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordHead } from '../../parts/record-head.tsx';
import type { RefusedForm } from '../../server/refused-form.ts';

interface PresenceFormProps {
  readonly head: ComponentProps<typeof RecordHead>;
  readonly refused: RefusedForm | undefined;
}

/** The attendance form for everybody else. */
export function PresenceForm({ head, refused }: PresenceFormProps) {
  const { values = {}, problems = {}, message } = refused ?? {};
  return (
    <>
      <RecordHead {...head} />
      <h1>Presensi</h1>
      <p className="lead">Pakai nama dan alamat email yang Anda pakai saat mendaftar.</p>
      <form method="post" className="form" data-keep={`presensi:${head.code}`}>
        <ProblemSummary problems={problems} message={message} />
        <BotTrap />
        <PersonFields values={values} problems={problems} />
        <TextField
          name="phone_num"
          type="tel"
          label="Nomor ponsel"
          autoComplete="tel"
          inputMode="tel"
          required
          pattern="\+?[0-9 \(\).\-]{6,30}"
          maxLength={31}
          data-missing="Isi nomor ponsel Anda"
          data-wrong="Nomor ponsel tidak sesuai"
          defaultValue={values.phone_num}
          problem={problems.phone_num}
        />
        <button type="submit" className="btn main full">
          Kirim presensi
        </button>
      </form>
    </>
  );
}
