import { ADMINS } from '@widya/contract/endpoint';
import { Avatar } from '@widya/design-system/avatar';
import { Badge } from '@widya/design-system/badge';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { KeyIcon } from '@widya/design-system/icon';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Muted, Page, SectionTitle, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { styled } from '@widya/design-system/styled';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { frameTexts } from '../frame/texts.ts';
import { seesOnlyProfile } from '../routing/viewer.ts';
import { SecondFactorCard } from '../second-factor/profile/second-factor-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PROFILE_PARTS } from './profile-parts.ts';
import { SessionsCard } from './sessions-card.tsx';
import { profileTexts } from './texts.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    gap: { base: '4', lg: '6' },
    alignItems: 'start',
    maxWidth: '1040px',
  },
});
const Person = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', marginBottom: '5', '& p': { overflowWrap: 'anywhere' } },
});
const Name = styled('p', { base: { textStyle: 'h2', marginBottom: '1' } });

/** /profile. Read-only for instructors, whose data admins maintain. Source, D17. */
export function ProfileScreen() {
  const session = useSession();
  const { user, role } = session;
  const [changing, setChanging] = useState(false);
  return (
    <Page>
      <PageHeader title={profileTexts.title} context={profileTexts.context} />
      {seesOnlyProfile(session) ? (
        <Stack marginBottom="4" maxWidth="1040px">
          <Banner tone="info">{profileTexts.noGrants}</Banner>
        </Stack>
      ) : null}
      <Columns>
        <Stack>
          <Card padded aria-label={profileTexts.account}>
            <Person>
              <Avatar name={user.name} src={user.image_url} size="xl" />
              <div>
                <Name>{user.name}</Name>
                <Badge tone="info">{frameTexts.roles[role]}</Badge>
              </div>
            </Person>
            {ADMINS.includes(role) ? (
              <ProfileForm />
            ) : (
              <Stack>
                <KeyValueList
                  items={[
                    { label: profileTexts.name, value: user.name },
                    { label: profileTexts.email, value: user.email },
                    { label: profileTexts.position, value: user.position },
                    { label: profileTexts.phone, value: user.phone_num },
                    { label: profileTexts.address, value: user.address },
                  ]}
                />
                <Muted>{profileTexts.readOnly}</Muted>
              </Stack>
            )}
          </Card>
          <SecondFactorCard />
          <SessionsCard />
        </Stack>
        <Stack>
          <Card
            id={PROFILE_PARTS.security.anchor}
            padded
            aria-label={profileTexts.security}
            tabIndex={-1}
            scrollMarginTop="16"
          >
            <Stack gap="3" alignItems="flex-start">
              <SectionTitle>{profileTexts.security}</SectionTitle>
              <Muted>{profileTexts.securityDetail}</Muted>
              <Button icon={<KeyIcon size={16} />} onClick={() => setChanging(true)}>
                {profileTexts.changePassword}
              </Button>
            </Stack>
          </Card>
          <Card padded aria-label={profileTexts.plan}>
            <KeyValueList
              items={[
                { label: profileTexts.role, value: frameTexts.roles[role] },
                { label: profileTexts.plan, value: profileTexts.planName },
              ]}
            />
          </Card>
        </Stack>
      </Columns>
      {changing ? <PasswordDialog onClose={() => setChanging(false)} /> : null}
    </Page>
  );
}
