import { PageHeader, type PageHeaderProps } from '@widya/design-system/page-header';

interface ClassHeaderProps extends Pick<PageHeaderProps, 'title' | 'actions' | 'more'> {
  /** Undefined until it is known; its place is kept. */
  readonly className: string | undefined;
  /** What follows the name: '3 widyaiswara'. */
  readonly facts?: string | undefined;
}

/** Top of a screen of one class: what the screen shows, and of which class. */
export function ClassHeader({ className, facts, ...rest }: ClassHeaderProps) {
  const context = [className, facts].filter(Boolean).join(' · ');
  return <PageHeader {...rest} context={context || '\u00a0'} contextOfRecord />;
}
