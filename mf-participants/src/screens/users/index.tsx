import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member, MemberListRow } from '@widya/contract/members';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { DownloadIcon, MailIcon, UploadIcon, UserIcon, UserPlusIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { toast } from '@widya/design-system/toast';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo, useState } from 'react';
import { USER_COLUMNS } from './columns.tsx';
import { RequestsNotice } from './data-requests/requests-notice.tsx';
import { EmptyUsers } from './empty-users.tsx';
import { userList } from './list.ts';
import { userRowActions } from './row-actions.tsx';
import { USERS_TEXTS as texts } from './texts.ts';
import { useExport } from './use-export.ts';
import { useOpenUser } from './use-open-user.ts';
import type { Acting } from './user-dialogs.tsx';

const personOf = ({ id }: Member) => ({ id });
const loadDialogs = () => import('./user-dialogs.tsx').then(({ UserDialogs }) => UserDialogs);

/** Daftar Pengguna. Source: B-162 to B-183. */
export default function Users(_: ScreenProps) {
  const { query, state, page } = useList(userList);
  const { opened, part, open } = useOpenUser();
  const [acting, setActing] = useState<Acting | null>(null);
  const { activate, inviteAgain, restore } = useMemberActions();
  const narrow = useNarrow();
  const save = useExport();
  const actions = useMemo(() => {
    const withoutConfirmation = (work: (id: number) => Promise<unknown>, message: (name: string) => string) => {
      const run = ({ id, full_name }: Member): void => {
        work(id).then(
          () => toast.success(message(full_name)),
          (failure: unknown) => toast.failure(failureOf(failure), () => run({ id, full_name } as Member)),
        );
      };
      return run;
    };
    return userRowActions({
      onView: ({ id }) => open(id),
      onClasses: ({ id }) => open(id, 'kelas'),
      onAct: setActing,
      onActivate: withoutConfirmation(activate, texts.activated),
      onInviteAgain: withoutConfirmation(inviteAgain, texts.invitedAgain),
      onRestore: withoutConfirmation(restore, texts.restored),
    });
  }, [open, activate, inviteAgain, restore]);
  const withPerson = usePersonActions(actions, personOf, <UserIcon size={16} />);
  const isActive = state.tab === 'active';
  const close = () => (acting ? setActing(null) : open(null));
  const inviteMany = () => setActing({ kind: 'invite-many' });

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={(total) => texts.context(total, isActive)}
      actions={
        <>
          {narrow ? null : (
            <Button icon={<UploadIcon size={16} aria-hidden />} onClick={inviteMany}>
              {texts.inviteMany}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<UserPlusIcon size={16} aria-hidden />}
            onClick={() => setActing({ kind: 'invite' })}
          >
            {texts.inviteOne}
          </Button>
        </>
      }
      more={[
        narrow && { key: 'many', label: texts.inviteMany, icon: <UploadIcon size={16} />, onSelect: inviteMany },
        {
          key: 'newsletter',
          label: texts.exportNewsletter,
          icon: <MailIcon size={16} />,
          onSelect: () => save('newsletter'),
        },
        { key: 'all', label: texts.exportAll, icon: <DownloadIcon size={16} />, onSelect: () => save('all') },
      ]}
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: 'active', label: texts.tabs.active },
          { value: 'deleted', label: texts.tabs.deleted },
        ],
        value: state.tab,
        onChange: (tab) => query.setFilter('tab', tab),
      }}
    >
      <RequestsNotice />
      <DataTable<MemberListRow>
        label={texts.title}
        columns={USER_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ full_name }) => full_name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={
          <ChoiceFilter
            label={texts.newsletterFilter}
            options={[
              { value: '1', label: texts.newsletterOn },
              { value: '0', label: texts.newsletterOff },
            ]}
            value={state.newsletter}
            onChange={(value) => query.setFilter('newsletter', value)}
          />
        }
        rowActions={withPerson}
        onOpen={({ id }) => open(id)}
        cardAction={({ id, full_name }) => (
          <Button size="sm" aria-label={`${texts.actions.view} ${full_name}`} onClick={() => open(id)}>
            {texts.actions.view}
          </Button>
        )}
        empty={<EmptyUsers active={isActive} />}
      />
      {(opened !== null || acting) && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ opened, part, acting, onAct: setActing, onOpen: open, onClose: close }}
        />
      )}
    </ListPage>
  );
}
