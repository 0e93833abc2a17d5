import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader, type LandingHeaderProps } from './landing-header.tsx';

const Page = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingBottom: { base: 'calc(56px + env(safe-area-inset-bottom))', md: 0 },
  },
});
const Main = styled('main', { base: { flex: 1, display: 'grid', placeItems: 'center', padding: '6' } });

export interface PublicPageProps extends Omit<LandingHeaderProps, 'mode'> {
  readonly children: ReactNode;
}

/** Header, footer and bottom navigation around a page for visitors other than the sign-in page. */
export function PublicPage({ children, ...header }: PublicPageProps) {
  return (
    <Page>
      <LandingHeader {...header} />
      <Main>{children}</Main>
      <LandingFooter />
      <BottomNav />
    </Page>
  );
}
