import type { OwnMailPreferences } from '@widya/contract/own-account';
import { ACCOUNT_FORM } from './account-form.ts';

/** Consent to the newsletter. */
export function Mails({ preferences: { newsletter } }: { readonly preferences: OwnMailPreferences }) {
  return (
    <section className="sec" aria-labelledby="email-saya">
      <h2 id="email-saya">Email</h2>
      <p className="muted">
        {newsletter
          ? 'Anda menerima kabar kelas baru lewat email.'
          : 'Anda tidak menerima siaran. Email tentang kelas yang Anda ikuti tetap kami kirim.'}
      </p>
      <form method="post">
        <button
          type="submit"
          className="btn"
          name={ACCOUNT_FORM}
          value={newsletter ? 'newsletter-tidak' : 'newsletter-ya'}
        >
          {newsletter ? 'Berhenti berlangganan' : 'Kabari saya tentang kelas baru'}
        </button>
      </form>
    </section>
  );
}
