import { Page, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { messageTexts as texts } from '../../screens/texts.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

/** Replaces every screen until an account that needs a second factor has one. */
export function SetUpScreen() {
  return (
    <Page>
      <PageHeader title={texts.secondFactorTitle} context={texts.secondFactorDetail} />
      <Stack maxWidth="720px">
        <SecondFactorCard />
      </Stack>
    </Page>
  );
}
