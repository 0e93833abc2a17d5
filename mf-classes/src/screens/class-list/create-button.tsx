import { PlusIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { TEXTS } from './texts.ts';

/** Buat Kelas Baru. A-121. */
export function CreateButton({ full = false }: { readonly full?: boolean }) {
  return (
    <LinkButton
      to="/create-class"
      variant="primary"
      size={full ? 'lg' : 'md'}
      full={full}
      icon={<PlusIcon size={16} aria-hidden />}
    >
      {TEXTS.create}
    </LinkButton>
  );
}
