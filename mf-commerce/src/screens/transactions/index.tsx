import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

export default function Transactions(_: ScreenProps) {
  return (
    <Page>
      <PageHeader title={texts.title} />
    </Page>
  );
}
