import { Banner } from '@widya/design-system/banner';
import { styled } from '@widya/design-system/styled';
import { AuthForm, type AuthFormProps } from '../auth/auth-form.tsx';
import { authTexts } from '../auth/texts.ts';
import { BottomNav } from './bottom-nav.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { publicTexts } from './texts.ts';

const Split = styled('div', {
  base: {
    position: 'relative',
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: '1.05fr 1fr',
    minHeight: '100dvh',
    paddingBottom: { base: 'calc(56px + env(safe-area-inset-bottom))', md: 0 },
    bg: 'bg.surface',
  },
});
const Panel = styled('section', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    justifyContent: 'center',
    bg: 'brand.panel',
    color: 'brand.panelFg',
    paddingInline: '16',
    paddingBlock: '24',
  },
});
const Claim = styled('p', {
  base: {
    maxWidth: '460px',
    fontSize: '3xl',
    lineHeight: '1.2',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
});
const ClaimDetail = styled('p', {
  base: { maxWidth: '460px', marginTop: '4', fontSize: 'lg', color: 'brand.panelMuted' },
});
const Main = styled('main', {
  base: {
    flex: 1,
    display: 'grid',
    justifyItems: 'center',
    alignItems: { base: 'start', md: 'center' },
    paddingInline: { base: '4', sm: '8' },
    paddingTop: { base: '7', md: '24' },
    paddingBottom: { base: '6', md: '20' },
  },
});
const Column = styled('div', {
  base: { width: 'full', maxWidth: '380px', display: 'flex', flexDirection: 'column', gap: '3' },
});
const Title = styled('h1', { base: { textStyle: 'h1' } });

export interface SignInPageProps extends AuthFormProps {
  /** Whether the visitor requested another page. */
  readonly attempted: boolean;
  readonly onCreateEvent: () => void;
}

/** '/' and '/forbidden'. Source. */
export function SignInPage({ attempted, onCreateEvent, ...form }: SignInPageProps) {
  return (
    <Split>
      <LandingHeader mode={form.mode} onAuth={form.onModeChange} onCreateEvent={onCreateEvent} />
      <Panel aria-label={publicTexts.about}>
        <Claim>{publicTexts.claim}</Claim>
        <ClaimDetail>{publicTexts.claimDetail}</ClaimDetail>
      </Panel>
      <Main>
        <Column>
          <Title>{authTexts[form.mode].title}</Title>
          {attempted ? <Banner tone="info">{publicTexts.attempted}</Banner> : null}
          <AuthForm {...form} />
        </Column>
      </Main>
      <LandingFooter split />
      <BottomNav home />
    </Split>
  );
}
