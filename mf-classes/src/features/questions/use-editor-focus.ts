import { type RefObject, useEffect, useMemo } from 'react';

const editorIn = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('[contenteditable="true"]') ?? null;

/**
 * Focuses the editor inside an element, also when its code loads later, and again for each new subject.
 * @returns a ref for the initial focus of a dialog.
 */
export function useEditorFocus(
  container: RefObject<HTMLElement | null>,
  subject: number,
): RefObject<HTMLElement | null> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject wants the focus again
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const editor = editorIn(root);
    if (editor) return editor.focus();
    const observer = new MutationObserver(() => {
      const arrived = editorIn(root);
      if (!arrived) return;
      observer.disconnect();
      arrived.focus();
    });
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable'] });
    return () => observer.disconnect();
  }, [container, subject]);
  return useMemo(
    () => ({
      get current() {
        return editorIn(container.current);
      },
    }),
    [container],
  );
}
