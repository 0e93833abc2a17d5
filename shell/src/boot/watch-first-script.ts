import { startTexts } from '../start/texts.ts';
import { hideSkeleton } from './frame-skeleton.ts';

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function showFailure(): void {
  hideSkeleton();
  const retry = element('button', startTexts.retry);
  const reload = (): void => location.reload();
  retry.addEventListener('click', reload);
  window.addEventListener('online', reload);
  const message = element('main', '');
  message.id = 'unreachable';
  message.append(element('h1', startTexts.unreachableTitle), element('p', startTexts.code), retry);
  document.getElementById('root')?.replaceChildren(message);
}

/**
 * Shows the page of a failed start when a first script cannot be loaded, as no other code could show it.
 * @param scripts paths of the first scripts.
 */
export function watchFirstScript(scripts: readonly string[]): void {
  const look = ({ target }: ErrorEvent): void => {
    if (target instanceof HTMLScriptElement && scripts.includes(new URL(target.src).pathname)) showFailure();
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', look, true);
}
