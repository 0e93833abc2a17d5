import type { FinalTest } from '@widya/contract/public-quiz';
import { formatDate, formatTime } from '@widya/contract/time/texts';
import { Clock, WifiOff } from 'lucide-react';

interface TestHeaderProps {
  readonly test: FinalTest;
}

/** Name of the test and remaining time, instead of the site's header. */
export const TestHeader = ({ test: { class_name, ends_at } }: TestHeaderProps) => (
  <>
    <header className="top">
      <div className="wrap test-head">
        <div>
          <h1>Tes akhir</h1>
          <span className="muted">{class_name}</span>
        </div>
        {ends_at !== null && (
          <span className="clock num small" role="timer" data-ends={ends_at}>
            <Clock size={18} aria-hidden="true" />
            <span data-left="">
              s.d. {formatDate(ends_at).replace(/ \d{4}$/, '')}, {formatTime(ends_at)}
            </span>
          </span>
        )}
      </div>
    </header>
    <div role="status" data-offline="">
      <p className="offline" hidden>
        <WifiOff size={20} aria-hidden="true" />
        <span>
          <b>Koneksi terputus.</b> Jawaban disimpan di ponsel ini dan dikirim begitu tersambung lagi.
        </span>
      </p>
    </div>
  </>
);
