import { PlusIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { linkTo } from '@widya/remote-kit/link-to';
import { TEXTS } from './texts.ts';

/** Buat Kelas Baru. A-121. */
export function CreateButton({ full = false }: { readonly full?: boolean }) {
  const path = linkTo('CreateClass');
  if (path === null) return null;
  return (
    <LinkButton
      to={path}
      variant="primary"
      size={full ? 'lg' : 'md'}
      full={full}
      icon={<PlusIcon size={16} aria-hidden />}
    >
      {TEXTS.create}
    </LinkButton>
  );
}
