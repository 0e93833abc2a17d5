import { outwardPath } from '@widya/contract/outward-address';
import type { OwnOverview } from '@widya/contract/own-account';
import { formatDate } from '@widya/contract/time/texts';
import { Award } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { SiteText } from '../../parts/site-text.tsx';

/** The person's certificates; renders nothing without any. */
export function Certificates({ rows }: { readonly rows: OwnOverview['certificates'] }) {
  if (rows.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="sertifikat">
      <h2 id="sertifikat">
        <SiteText of="profile_page" name="certificates" />
      </h2>
      <ul className="entries">
        {rows.map(({ public_code, name, printed_number, issued_at, revoked_at }) => (
          <li key={public_code}>
            <a className="row entry" href={outwardPath('certificate', public_code)}>
              <IconTile icon={Award} />
              <div>
                <b>{name}</b>
                <p className="muted num">
                  {printed_number} · {formatDate(issued_at)}
                </p>
                {revoked_at !== null && <span className="badge error">Dicabut</span>}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
