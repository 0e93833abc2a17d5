import { outwardAddress } from '@widya/contract/outward-address';
import { CopyButton } from '@widya/design-system/copy-button';
import { ExternalLinkIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { useSession } from '@widya/remote-kit/session';
import { SCOPE_TEXTS as texts } from './texts.ts';

const Root = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1 2', minWidth: 0 },
});
const Address = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere', fontSize: 'sm' } });
const Open = styled('a', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});

export interface PublicLinkProps {
  /** Classes have a separate registration page. */
  readonly page: 'registration' | 'eventRegistration';
  /** Code of the class, or address of the event. */
  readonly code: string;
}

/** The public registration address with buttons for copying and opening.. */
export function PublicLink({ page, code }: PublicLinkProps) {
  const { site } = useSession();
  const address = outwardAddress(site, page, code);
  return (
    <Root role="group" aria-label={texts.address}>
      <Address>{address}</Address>
      <span>
        <CopyButton value={address} label={texts.copyAddress} iconOnly />
        <Open
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.openAddress}
          title={texts.openAddress}
        >
          <ExternalLinkIcon size={16} aria-hidden />
        </Open>
      </span>
    </Root>
  );
}
