import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { MERCHANDISE_TEXTS as texts } from './texts.ts';

export default function Merchandise(_: ScreenProps) {
  return (
    <Page>
      <PageHeader title={texts.title} />
    </Page>
  );
}
