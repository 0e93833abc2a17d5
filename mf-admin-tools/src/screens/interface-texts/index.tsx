import { failureOf } from '@widya/api-client/api-error';
import { useInterfaceTexts } from '@widya/api-client/interface-texts';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { formatDateTime } from '@widya/design-system/formats/date';
import { Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { LoadFailure } from '@widya/design-system/load-failure';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton } from '@widya/design-system/skeleton';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { INTERFACE_TEXTS_TEXTS as texts } from './texts.ts';
import { TextsEditor } from './texts-editor.tsx';

/** Tampilan Antarmuka: the texts of the public site. Source: specification 3 §2.16. */
export default function InterfaceTexts(_: ScreenProps) {
  const asked = useInterfaceTexts();
  const { data, error, retry, isValidating } = asked;
  const changed = data?.updated_at ? ` · ${texts.updated(formatDateTime(data.updated_at))}` : '';
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={`${texts.context}${changed}`}
        actions={<LinkButton to="/tampilan-antarmuka/halaman">{texts.pages}</LinkButton>}
      />
      {data ? (
        <TextsEditor record={data} />
      ) : error?.status === 403 ? (
        <ForbiddenState requestId={error.requestId} onRetry={retry} retrying={isValidating} />
      ) : error ? (
        <LoadFailure title={texts.failed} failure={failureOf(error)} onRetry={retry} retrying={isValidating} />
      ) : (
        <Stack aria-busy>
          <Skeleton height="40px" />
          <Skeleton height="420px" />
        </Stack>
      )}
    </Page>
  );
}
