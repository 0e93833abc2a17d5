import { Button } from '@widya/design-system/button';
import { TEXTS } from './texts.ts';

/** The button Kelola on a card. */
export function CardAction({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  return (
    <Button size="sm" onClick={onOpen} aria-label={`${TEXTS.actions.manage} ${name}`}>
      {TEXTS.actions.manage}
    </Button>
  );
}
