import { Button } from '@widya/design-system/button';
import { FileTextIcon } from '@widya/design-system/icon';
import { Inline } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { SUB_TEXTS as texts } from '../texts.ts';

interface StoredFileProps {
  readonly label: string;
  readonly url: string;
  readonly onRemove: () => void;
}

/** An existing file, which can be opened or removed. */
export function StoredFile({ label, url, onRemove }: StoredFileProps) {
  return (
    <Inline>
      <FileTextIcon size={16} aria-hidden />
      <ExternalLink href={url} aria-label={`${texts.openFile}: ${label}`}>
        {label}
      </ExternalLink>
      <Button size="sm" variant="ghost" onClick={onRemove} aria-label={`${texts.removeFile}: ${label}`}>
        {texts.removeFile}
      </Button>
    </Inline>
  );
}
