import { useClass } from '@widya/api-client/classes';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { TEXTS } from './texts.ts';

/** Peserta Sesi. Source: specification 2 §2. */
export default function ClassParticipants({ params }: ScreenProps) {
  const { data } = useClass(params.event_url ?? null);
  useScopeTitle(data?.name ?? null);
  return (
    <Page>
      <PageHeader title={TEXTS.title} context={data?.name ?? '\u00a0'} />
    </Page>
  );
}
