import { DATA_REQUEST_LABELS } from '@widya/contract/data-requests';
import type { OwnOverview } from '@widya/contract/own-account';
import { formatDate } from '@widya/contract/time/texts';
import { ACCOUNT_FORM } from './account-form.ts';

type Requests = OwnOverview['data_requests'];

const stateOf = ({ created_at, done_at }: Requests[number]): string =>
  done_at === null ? `diminta ${formatDate(created_at)}, sedang dikerjakan` : `selesai ${formatDate(done_at)}`;

/** Requests for a copy or the deletion of personal data. */
export function Data({ requests }: { readonly requests: Requests }) {
  const isRequested = (kind: Requests[number]['kind']): boolean =>
    requests.some((request) => request.kind === kind && request.done_at === null);
  return (
    <section className="sec" aria-labelledby="data-saya">
      <h2 id="data-saya">Data saya</h2>
      <p className="muted">Anda berhak meminta salinan data Anda, atau meminta kami menghapusnya.</p>
      {requests.length > 0 && (
        <ul className="asked">
          {requests.map((request) => (
            <li key={`${request.kind}-${request.created_at}`}>
              <b>{DATA_REQUEST_LABELS[request.kind]}</b> {stateOf(request)}
            </li>
          ))}
        </ul>
      )}
      {!isRequested('COPY') && (
        <form method="post">
          <button type="submit" className="btn" name={ACCOUNT_FORM} value="salinan">
            Minta salinan data
          </button>
        </form>
      )}
      {!isRequested('DELETE') && (
        <details>
          <summary className="btn text bad">Minta penghapusan data</summary>
          <form method="post" className="note error">
            <div>
              <b>Hapus semua data Anda?</b>
              <p>Tiket, sertifikat, dan riwayat Anda tidak dapat dibuka lagi. Kami menjawab lewat email.</p>
              <button type="submit" className="btn bad" name={ACCOUNT_FORM} value="hapus">
                Ya, minta penghapusan
              </button>
            </div>
          </form>
        </details>
      )}
    </section>
  );
}
