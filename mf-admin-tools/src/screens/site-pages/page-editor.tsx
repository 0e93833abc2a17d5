import { useUpdateSitePage } from '@widya/api-client/site-pages';
import type { SitePage } from '@widya/contract/site-pages';
import { toast } from '@widya/design-system/toast';
import { RecordEditor } from '@widya/record-kit/editor/record-editor';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useSession } from '@widya/remote-kit/session';
import { PAGE_FORM } from './page-definition.ts';
import { PageFields } from './page-fields.tsx';
import { StateCard } from './state-card.tsx';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

const SECTIONS = [
  { id: 'isi', title: texts.content, fields: ['title', 'body', 'image_url'] },
  { id: 'tombol', title: texts.button, fields: ['button_label', 'button_url'] },
] as const;

/** The form of a page, with draft, leave guard and conflict dialog. */
export function PageEditor({ page }: { readonly page: SitePage }) {
  const { user } = useSession();
  const update = useUpdateSitePage();
  const editor = useRecordEditor({
    record: page,
    definition: PAGE_FORM,
    calls: {
      update: (changes, over) => update(over.slug, { ...changes, version: over.version }),
      announce: () => toast.success(texts.success),
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
