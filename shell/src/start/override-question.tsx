import { Button } from '@widya/design-system/button';
import { UnplugIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { useLayoutEffect, useRef } from 'react';
import { type OverrideRequest, refusalOf } from '../federation/override-request.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { overrideTexts as texts } from './override-texts.ts';

const Main = styled('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: '6' } });
const Sources = styled('ul', {
  base: { listStyle: 'none', margin: 0, marginTop: '4', padding: 0, display: 'grid', gap: '2' },
});
const Source = styled('li', { base: { fontWeight: 'semibold', color: 'fg.default' } });
const Refused = styled('p', { base: { margin: 0, marginTop: '4' } });

interface OverrideQuestionProps {
  readonly request: OverrideRequest;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** Asks before unpublished code runs, because it acts with the rights of the signed-in account. */
export function OverrideQuestion({ request: { requested, refused }, onRun, onCancel }: OverrideQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const sources = Object.entries(requested);
  // Focuses the safe button, so that Enter without reading runs nothing.
  useLayoutEffect(() => cancel.current?.focus(), []);
  return (
    <Main>
      <MessagePage
        icon={<UnplugIcon size={24} />}
        title={sources.length > 0 ? texts.title : texts.refusedTitle}
        actions={
          <>
            <Button ref={cancel} onClick={onCancel}>
              {sources.length > 0 ? texts.cancel : texts.published}
            </Button>
            {sources.length > 0 && (
              <Button variant="danger" onClick={onRun}>
                {texts.run}
              </Button>
            )}
          </>
        }
      >
        {sources.length > 0 && (
          <>
            {texts.warning}
            <Sources>
              {sources.map(([name, origin]) => (
                <Source key={name}>{texts.requested(name, origin)}</Source>
              ))}
            </Sources>
          </>
        )}
        {refused.map((text) => (
          <Refused key={text}>{texts.refused(text, texts.reasons[refusalOf(text)])}</Refused>
        ))}
      </MessagePage>
    </Main>
  );
}
