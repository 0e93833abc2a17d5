import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

export default function Vouchers(_: ScreenProps) {
  return (
    <Page>
      <PageHeader title={texts.title} />
    </Page>
  );
}
