import { useUpdateSitePage } from '@widya/api-client/site-pages';
import type { SitePage } from '@widya/contract/site-pages';
import { toast } from '@widya/design-system/toast';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useSession } from '@widya/remote-kit/session';
import { PageFields } from './page-fields.tsx';
import { PAGE_KIND, type PageValues, valuesOf } from './page-kind.ts';
import { StateCard } from './state-card.tsx';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

const SECTIONS = [
  { id: 'isi', title: texts.content, fields: ['title', 'body', 'image_url'] },
  { id: 'tombol', title: texts.button, fields: ['button_label', 'button_url'] },
] as const;

/** What is another than it was saved, as the API takes it: no picture is null. */
function changeOf(values: PageValues, over: SitePage) {
  const { image_url, ...changed } = changedIn(valuesOf(over), values);
  return { ...changed, ...(image_url === undefined ? {} : { image_url: image_url || null }), version: over.version };
}

/** The form of one page, with draft, leave guard and conflict as in every other form. */
export function PageEditor({ page }: { readonly page: SitePage }) {
  const { user } = useSession();
  const update = useUpdateSitePage();
  const editor = useRecordEditor({
    record: page,
    kind: PAGE_KIND,
    calls: {
      create: () => Promise.reject(new Error('A page of the site exists from the start')),
      update: (values, over) => update(over.slug, changeOf(values, over)),
      say: () => toast.success(texts.success),
    },
    draftName: `halaman:${user.id}:${page.slug}`,
    onSaved: () => undefined,
  });
  const { errors } = editor;
  return (
    <RecordEditor
      editor={editor}
      sections={SECTIONS.map(({ id, title, fields }) => ({
        id,
        title,
        errors: fields.filter((field) => errors[field] !== undefined).length,
      }))}
      side={<StateCard page={editor.base ?? page} />}
    >
      <PageFields control={editor.form.control} />
    </RecordEditor>
  );
}
