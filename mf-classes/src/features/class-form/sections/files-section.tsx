import { uploadAttachment } from '@widya/api-client/uploads';
import { ATTACHMENT_MAX_BYTES } from '@widya/contract/uploads';
import { Field } from '@widya/design-system/field';
import { FILE_KINDS, FileUpload } from '@widya/design-system/file-upload';
import { TrashIcon } from '@widya/design-system/icon';
import { IconButton } from '@widya/design-system/icon-button';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

type Files = 'attachment_urls' | 'documentation_urls';

const KINDS = [FILE_KINDS.pdf, FILE_KINDS.jpeg, FILE_KINDS.png, FILE_KINDS.mp4];

/** Names of files uploaded on this page, which the record contains only after saving. */
const uploaded = new Map<string, string>();

/** The last part of an address, as the name of a file stored elsewhere. */
const lastPart = (address: string): string => decodeURIComponent(address.split('/').at(-1)?.split('?')[0] ?? address);

function FilesField({ form, record, name, label }: SectionProps & { readonly name: Files; readonly label: string }) {
  const files = useWatch({ control: form.control, name });
  const setAddresses = (next: string[]) => form.setValue(name, next, { shouldDirty: true });
  const nameOf = (address: string) => record?.file_names[address] || uploaded.get(address) || lastPart(address);
  const remove = (address: string) => {
    const at = files.indexOf(address);
    setAddresses(files.filter((other) => other !== address));
    toast.undo(texts.fileRemoved(nameOf(address)), () => {
      const current = form.getValues(name);
      if (!current.includes(address)) setAddresses(current.toSpliced(at, 0, address));
    });
  };
  return (
    <Field label={label} group>
      <Stack gap="2">
        {files.length === 0 && <Muted>{texts.noFiles}</Muted>}
        {files.map((address) => (
          <Inline key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {nameOf(address)}
            </a>
            <Spacer />
            <IconButton
              size="sm"
              variant="ghost"
              label={texts.removeFile(nameOf(address))}
              icon={<TrashIcon size={16} />}
              onClick={() => remove(address)}
            />
          </Inline>
        ))}
        <FileUpload
          kinds={KINDS}
          maxBytes={ATTACHMENT_MAX_BYTES}
          multiple
          showArrived={false}
          send={(file, { signal, onProgress }) => uploadAttachment(file, { signal, onProgress })}
          onDone={({ location }, file) => {
            uploaded.set(location, file.name);
            setAddresses([...form.getValues(name), location]);
          }}
        />
      </Stack>
    </Field>
  );
}

/** Materi and Dokumentasi, with several files each. Source: D59. */
export function FilesSection(props: SectionProps) {
  return (
    <RecordSection id="materi" title={SECTION_TITLES.materi}>
      <FilesField {...props} name="attachment_urls" label={texts.materials} />
      <FilesField {...props} name="documentation_urls" label={texts.documentation} />
    </RecordSection>
  );
}
