import { useReleases } from '@widya/api-client/releases';
import { EmptyState } from '@widya/design-system/empty-state';
import { UploadIcon } from '@widya/design-system/icon';
import { Muted, Page, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { styled } from '@widya/design-system/styled';
import { linkTo } from '@widya/remote-kit/link-to';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { EditorStates } from '../../features/editor-states/editor-states.tsx';
import { ReleaseCard } from './release-card.tsx';
import { RELEASES_TEXTS as texts } from './texts.ts';

const Grid = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'stretch',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

const loadDrawer = () => import('./release-drawer.tsx').then(({ ReleaseDrawer }) => ReleaseDrawer);

/** Query parameter that names the opened remote; the parameter `remote` requests an override from the shell. */
const OPENED = 'area';

/** Rilis: the remotes with their versions, and the actions on them. For superadmins. Source: D260. */
export default function Releases(_: ScreenProps) {
  const query = useReleases();
  const [search, change] = useAddressParams();
  const { data } = query;
  const opened = data?.data.find(({ remote }) => remote === search.get(OPENED));
  const close = () => change({ [OPENED]: null });
  const tokens = linkTo('ApiTokens');
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={texts.context}
        actions={tokens !== null && <LinkButton to={tokens}>{texts.tokens}</LinkButton>}
      />
      {data === undefined ? (
        <EditorStates query={query} failed={texts.failed} />
      ) : data.data.length === 0 ? (
        <EmptyState icon={<UploadIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />
      ) : (
        <Stack>
          <Grid>
            {data.data.map((release) => (
              <ReleaseCard key={release.remote} release={release} onOpen={() => change({ [OPENED]: release.remote })} />
            ))}
          </Grid>
          {data.override_origins.length > 0 && <Muted>{texts.allowed(data.override_origins.join(', '))}</Muted>}
        </Stack>
      )}
      {opened && <LazyPart load={loadDrawer} onFailure={close} props={{ release: opened, onClose: close }} />}
    </Page>
  );
}
