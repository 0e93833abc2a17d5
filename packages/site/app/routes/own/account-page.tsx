import type { OwnMailPreferences, OwnOverview, OwnProfile } from '@widya/contract/own-account';
import { CircleCheck } from 'lucide-react';
import { actionMessage } from './account-texts.ts';
import { Certificates } from './certificates.tsx';
import { Data } from './data-section.tsx';
import { Device } from './device-section.tsx';
import { Mails } from './mail-section.tsx';
import { Orders } from './orders.tsx';
import { Profile } from './profile-section.tsx';
import { Tickets } from './tickets.tsx';
import '../../styles/account.css';

interface AccountPageProps {
  readonly own: {
    readonly overview: OwnOverview;
    readonly profile: OwnProfile;
    readonly preferences: OwnMailPreferences;
  };
  /** Name of the last action, about which a message is shown; null without one. */
  readonly lastAction: string | null;
  readonly now: string;
}

/** The account page of a person: registrations, orders, certificates and settings. */
export function AccountPage({ own: { overview, profile, preferences }, lastAction, now }: AccountPageProps) {
  const [name] = (overview.full_name ?? '').split(' ');
  const message = actionMessage(lastAction);
  return (
    <main id="isi" className="wrap page">
      <title>Tiket saya · Widya</title>
      {message !== null && (
        <div className="note ok sent" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          {message}
        </div>
      )}
      {lastAction === 'profil' && <span hidden data-forget="profil" />}
      <h1>{name ? `Halo, ${name}` : 'Tiket saya'}</h1>
      <p className="prose muted">{overview.email}</p>
      <div className="own">
        <div>
          <Tickets rows={overview.registrations} now={now} />
          <Certificates rows={overview.certificates} />
          <Orders rows={overview.orders} />
        </div>
        <div>
          <Profile profile={profile} />
          <Mails preferences={preferences} />
          <Data requests={overview.data_requests} />
          <Device />
        </div>
      </div>
    </main>
  );
}
