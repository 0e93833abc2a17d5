import { PageHeader, type PageHeaderProps } from '@widya/design-system/page-header';

interface ClassHeaderProps extends Pick<PageHeaderProps, 'title' | 'actions' | 'more'> {
  /** Undefined while unknown, with its space reserved. */
  readonly className: string | undefined;
  /** Text after the name: '3 widyaiswara'. */
  readonly facts?: string | undefined;
}

/** Header of a screen of one class, with the name of the class. */
export function ClassHeader({ className, facts, ...rest }: ClassHeaderProps) {
  const context = [className, facts].filter(Boolean).join(' · ');
  return <PageHeader {...rest} context={context || '\u00a0'} contextLines={2} />;
}
