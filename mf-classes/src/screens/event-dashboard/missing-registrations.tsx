import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { REGISTRATION_TEXTS as texts } from './texts.ts';

export const MissingRegistrations = () => <EmptyState icon={<UsersIcon size={22} />} title={texts.missing} />;
