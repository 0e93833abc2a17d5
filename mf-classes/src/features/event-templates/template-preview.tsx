import type { EventTemplate } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { RichTextView } from '@widya/design-system/rich-text-view';
import { TEMPLATE_TEXTS as texts } from './texts.ts';

/** The text of a template, with its variables unreplaced. */
export const TemplatePreview = (props: { readonly template: EventTemplate; readonly onClose: () => void }) => (
  <Dialog
    open
    title={props.template.name}
    onClose={props.onClose}
    footer={<Button onClick={props.onClose}>{texts.close}</Button>}
  >
    <RichTextView html={props.template.html_template} />
  </Dialog>
);
