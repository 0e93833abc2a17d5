import type { OwnProfile } from '@widya/contract/own-account';
import { formatDate } from '@widya/contract/time/texts';
import { SiteText } from '../../parts/site-text.tsx';

const GENDERS = { F: 'Perempuan', M: 'Laki-laki' } as const;

/** The person's facts with a link for editing. */
export function Profile({ profile }: { readonly profile: OwnProfile }) {
  const { full_name, phone_num, province, city, date_of_birth, gender } = profile;
  const facts = [
    ['Nama', full_name],
    ['Ponsel', phone_num],
    ['Wilayah', [city, province].filter(Boolean).join(', ')],
    ['Tanggal lahir', formatDate(date_of_birth)],
    ['Jenis kelamin', gender === null ? '' : GENDERS[gender]],
  ].filter(([, value]) => value !== '');
  return (
    <section className="sec" aria-labelledby="profil">
      <h2 id="profil">Profil</h2>
      {facts.length === 0 ? (
        <p className="muted">Isi sekali, lalu formulir pendaftaran terisi sendiri.</p>
      ) : (
        <dl className="sum">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="btn" href="/saya/profil">
        {facts.length === 0 ? 'Isi profil' : <SiteText of="profile_page" name="edit" />}
      </a>
    </section>
  );
}
