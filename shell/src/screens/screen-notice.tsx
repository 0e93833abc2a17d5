import { Banner } from '@widya/design-system/banner';
import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { remoteTexts } from './texts.ts';

const Place = styled('div', { base: { padding: { base: '12px 16px 0', md: '16px 32px 0' } } });
const Small = styled('p', { base: { fontSize: 'sm' } });

interface ScreenNoticeProps {
  readonly title: string;
  readonly incidentId: string;
  /** Precedes the incident. */
  readonly version?: string;
  readonly action: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A notice of the shell above a screen that can be used. */
export function ScreenNotice({ title, incidentId, version, action, onClose, children }: ScreenNoticeProps) {
  return (
    <Place>
      <Banner tone="warn" title={title} onClose={onClose} actions={action}>
        {children}
        <Small>
          {version === undefined ? '' : `${version} · `}
          {remoteTexts.incident} {incidentId}
        </Small>
      </Banner>
    </Place>
  );
}
