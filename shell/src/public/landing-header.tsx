import { Button } from '@widya/design-system/button';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { styled } from '@widya/design-system/styled';
import type { AuthMode } from '../auth/fields.ts';
import { Brand } from '../ui/brand.tsx';
import { publicTexts } from './texts.ts';

const Bar = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '3',
    paddingInline: { base: '4', md: '8' },
    minHeight: '14',
  },
  variants: {
    tone: {
      /** Above the split panel: the brand on blue, the rest on the surface. */
      split: {
        bg: { base: 'bg.surface', md: 'transparent' },
        borderBottom: { base: '1px solid', md: '0' },
        borderColor: 'border.subtle',
        position: { base: 'static', md: 'absolute' },
        insetInline: 0,
        top: 0,
        paddingBlock: { base: '0', md: '7' },
        paddingInline: { md: '16' },
      },
      surface: { bg: 'bg.surface', borderBottom: '1px solid', borderColor: 'border.subtle' },
    },
  },
});
const Home = styled('a', { base: { color: 'inherit', borderRadius: 'sm', marginInlineEnd: 'auto' } });
const OnPanel = styled('span', { base: { display: { base: 'none', md: 'inline' }, color: 'brand.panelFg' } });
const OnSurface = styled('span', { base: { display: { base: 'inline', md: 'none' } } });
const Wide = styled('span', { base: { display: { base: 'none', md: 'inline-flex' }, gap: '2' } });

const MODES = [
  { value: 'login', label: publicTexts.signIn },
  { value: 'register', label: publicTexts.register },
] as const;

export interface LandingHeaderProps {
  /** Set on the sign-in page, where the buttons switch the form; elsewhere they open the dialog. */
  readonly mode?: AuthMode;
  readonly onAuth: (mode: AuthMode) => void;
  readonly onCreateEvent: () => void;
}

/** Brand, sign-in, registration and 'Create Event'. Source: A-042. */
export function LandingHeader({ mode, onAuth, onCreateEvent }: LandingHeaderProps) {
  const split = mode !== undefined;
  return (
    <Bar tone={split ? 'split' : 'surface'}>
      <Home href="/">
        {split ? (
          <>
            <OnPanel>
              <Brand tone="panel" size="lg" />
            </OnPanel>
            <OnSurface>
              <Brand />
            </OnSurface>
          </>
        ) : (
          <Brand />
        )}
      </Home>
      {split ? (
        <Wide>
          <SegmentGroup fit label={publicTexts.accountSwitch} options={MODES} value={mode} onChange={onAuth} />
        </Wide>
      ) : (
        <>
          <Button variant="ghost" onClick={() => onAuth('login')}>
            {publicTexts.signIn}
          </Button>
          <Wide>
            <Button variant="ghost" onClick={() => onAuth('register')}>
              {publicTexts.register}
            </Button>
          </Wide>
        </>
      )}
      <Button onClick={onCreateEvent}>{publicTexts.createEvent}</Button>
    </Bar>
  );
}
