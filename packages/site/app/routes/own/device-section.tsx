import { SiteText } from '../../parts/site-text.tsx';
import { ACCOUNT_FORM } from './account-form.ts';

/** Buttons that remove the address proof of this device, or of all. */
export function Device() {
  return (
    <section className="sec" aria-labelledby="perangkat">
      <h2 id="perangkat">Perangkat</h2>
      <p className="muted">Perangkat ini diingat selama 90 hari.</p>
      <form method="post" className="actions" data-leaves="">
        <button type="submit" className="btn" name={ACCOUNT_FORM} value="keluar">
          <SiteText of="profile_page" name="sign_out" />
        </button>
        <button type="submit" className="btn text" name={ACCOUNT_FORM} value="keluar-semua">
          Keluar dari semua perangkat
        </button>
      </form>
    </section>
  );
}
