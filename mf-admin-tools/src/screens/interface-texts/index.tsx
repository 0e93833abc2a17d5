import { useInterfaceTexts } from '@widya/api-client/interface-texts';
import { formatDateTime } from '@widya/contract/time/texts';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { linkTo } from '@widya/remote-kit/link-to';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { EditorStates } from '../../features/editor-states/editor-states.tsx';
import { INTERFACE_TEXTS_TEXTS as texts } from './texts.ts';
import { TextsEditor } from './texts-editor.tsx';

/** Tampilan Antarmuka: the texts of the public site. Source: C-224 to C-226. */
export default function InterfaceTexts(_: ScreenProps) {
  const query = useInterfaceTexts();
  const pages = linkTo('SitePages');
  const { data } = query;
  const changed = data?.updated_at ? ` · ${texts.updated(formatDateTime(data.updated_at))}` : '';
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={`${texts.context}${changed}`}
        actions={pages && <LinkButton to={pages}>{texts.pages}</LinkButton>}
      />
      {data ? <TextsEditor record={data} /> : <EditorStates query={query} failed={texts.failed} />}
    </Page>
  );
}
