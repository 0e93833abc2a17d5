import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import type { ReactNode } from 'react';

interface StatusCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the status. */
export function StatusCard({ title, children }: StatusCardProps) {
  return (
    <Card padded aria-label={title}>
      <Stack gap="3">
        <SectionTitle>{title}</SectionTitle>
        {children}
      </Stack>
    </Card>
  );
}
