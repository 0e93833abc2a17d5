import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { PREVIEW_FIELD, type PreviewInput } from '@widya/contract/site/preview';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { PREVIEW_ONLY } from './texts.ts';

const Frame = styled('iframe', { base: { display: 'block', width: 'full', height: '720px', border: '0' } });

/** Sends the input to the participants' site, whose answer fills the frame. */
function submitInput(frame: string, input: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = PARTICIPANT_PATHS.preview;
  form.target = frame;
  form.hidden = true;
  const field = document.createElement('input');
  field.name = PREVIEW_FIELD;
  field.value = input;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

function showPreviewOnly(event: Event): void {
  // Without instanceof, because elements of a frame belong to its own window's classes.
  const pressed = (event.target as Element | null)?.closest('a, button');
  if (!pressed) return;
  event.preventDefault();
  toast.info(PREVIEW_ONLY);
}

/**
 * Makes buttons and links of a preview show a notice instead of working. Idempotent, because the frame loads several
 * times. A-208 and B-004.
 */
function showNoticeOnClick({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.addEventListener('click', showPreviewOnly);
}

/** Ignores the initial empty page of a frame, which fires a load event too. */
const isFilled = ({ contentWindow }: HTMLIFrameElement): boolean =>
  contentWindow?.location.pathname === PARTICIPANT_PATHS.preview;

interface SiteFrameProps {
  readonly input: PreviewInput;
  readonly title: string;
}

/** A page of the participants' site with the form input, without scripts and working links. */
export function SiteFrame({ input, title }: SiteFrameProps) {
  const name = useId();
  const serialized = JSON.stringify(input);
  const [loadedInput, setLoadedInput] = useState<string | null>(null);
  useEffect(() => submitInput(name, serialized), [name, serialized]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    showNoticeOnClick(currentTarget);
    if (isFilled(currentTarget)) setLoadedInput(serialized);
  };
  const isBusy = loadedInput !== serialized;
  return <Frame name={name} title={title} sandbox="allow-same-origin" aria-busy={isBusy} onLoad={onLoad} />;
}
