import { CircleCheck, CloudOff } from 'lucide-react';

interface TestBarProps {
  readonly count: number;
}

/** With script: where answers are stored, and the next button. Without script: the submit button. */
export const TestBar = ({ count }: TestBarProps) => (
  <section className="bar test-bar" data-bar="" aria-label="Langkah tes">
    <div className="js" data-steps="">
      <p className="saved small" role="status" data-saved="">
        <CircleCheck size={18} aria-hidden="true" />
        <CloudOff size={18} aria-hidden="true" />
        <span>Jawaban tersimpan otomatis</span>
      </p>
      <div className="two">
        <button className="btn" type="button" data-step="-1" disabled>
          Sebelumnya
        </button>
        <button className="btn main" type="button" data-step="1">
          {count > 1 ? 'Berikutnya' : 'Periksa'}
        </button>
      </div>
    </div>
    <div className="late send" data-hand-in="">
      <button className="btn main full" type="submit" form="tes">
        Kumpulkan jawaban
      </button>
      <p className="muted small">Setelah dikumpulkan, jawaban tidak dapat diubah.</p>
    </div>
  </section>
);
