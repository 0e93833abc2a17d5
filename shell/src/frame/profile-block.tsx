import { Avatar } from '@widya/design-system/avatar';
import { Badge } from '@widya/design-system/badge';
import { Menu } from '@widya/design-system/menu';
import { styled } from '@widya/design-system/styled';
import { useColorMode } from '@widya/design-system/use-color-mode';
import { useSession } from '@widya/remote-kit/session';
import { profileMenu } from './profile-menu.tsx';
import { SHORT_SCREEN } from './short-screen.ts';
import { frameTexts } from './texts.ts';

const Block = styled('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    padding: '8px',
    flexShrink: 0,
    [SHORT_SCREEN]: { paddingBlock: '4px' },
  },
});
const Trigger = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '2.5',
    width: 'full',
    padding: '6px 8px',
    borderRadius: 'md',
    textAlign: 'start',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _expanded: { bg: 'bg.hover' },
  },
});
const Text = styled('span', { base: { display: 'grid', minWidth: 0 } });
const Line = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0, marginTop: '1' } });
const Name = styled('span', { base: { fontWeight: 'strong', lineHeight: 'snug', truncate: true } });
const Small = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', truncate: true } });
const Plan = styled('span', { base: { fontSize: '2xs', color: 'fg.muted', lineHeight: 'snug' } });

export interface ProfileBlockProps {
  readonly onEditProfile: () => void;
  readonly onChangePassword: () => void;
  readonly onSignOut: () => void;
}

/** Name, role badge, email and plan of the account, with its menu. Source. */
export function ProfileBlock(actions: ProfileBlockProps) {
  const { user, role } = useSession();
  const { choice, setChoice } = useColorMode();
  return (
    <Block>
      <Menu
        label={frameTexts.profileMenu}
        items={profileMenu({ role, choice, setChoice, ...actions })}
        trigger={
          <Trigger type="button">
            <Avatar name={user.name} src={user.image_url} />
            <Text>
              <Name>{user.name}</Name>
              <Small>{user.email}</Small>
              <Line>
                <Badge tone="info">{frameTexts.roles[role]}</Badge>
                <Plan>{frameTexts.plan}</Plan>
              </Line>
            </Text>
          </Trigger>
        }
      />
    </Block>
  );
}
