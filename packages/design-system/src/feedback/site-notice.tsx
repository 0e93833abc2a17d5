import { Banner } from './banner.tsx';

export interface SiteNoticeProps {
  /** Where links that are handed out begin. */
  address: string;
  /** Whether the installation says so itself; else it was guessed, and this tells it. */
  is_set: boolean;
}

/** On screens that send links: warns while the address that the links begin with is a guess. Nothing once it is set. */
export function SiteNotice({ address, is_set: isSet }: SiteNoticeProps) {
  if (isSet) return null;
  return (
    <Banner tone="warn">
      Alamat publik belum diatur (PUBLIC_URL). Tautan yang dikirim dimulai dengan {address} dan mungkin tidak dapat
      dibuka penerima.
    </Banner>
  );
}
