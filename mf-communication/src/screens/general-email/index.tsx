import type { ScreenProps } from '@widya/remote-kit/screen';
import type { MailScope } from '../../features/mail-scope/mail-scope.ts';
import { MailTabs } from '../../features/mail-tabs/mail-tabs.tsx';

const GENERAL: MailScope = { kind: 'general' };

/** Surel, of all classes. Source: B-184 to B-187. */
export default function GeneralEmail(_: ScreenProps) {
  return <MailTabs scope={GENERAL} context="Templat, broadcast, dan log semua surel" />;
}
