import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { type ReactNode, useState } from 'react';
import { PREVIEW_TEXTS as texts } from './texts.ts';

interface PreviewOpenerProps {
  readonly size?: 'sm' | 'md' | undefined;
  /** Renders the pages from the typed values when opened. */
  readonly children: () => ReactNode;
}

/** 'Tampilan Pengguna' above a form: shows the typed values, saved or not. */
export function PreviewOpener({ size = 'sm', children }: PreviewOpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && (
        <Dialog open size="xl" title={texts.title} onClose={() => setOpen(false)}>
          {children()}
        </Dialog>
      )}
    </>
  );
}
