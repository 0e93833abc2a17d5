import { type ComponentType, createElement, type ReactNode } from 'react';

interface Plain {
  children?: ReactNode;
  role?: string | undefined;
  'aria-label'?: string | undefined;
}

/**
 * For small components that tables contain by the hundred and whose style depends on one variant: the first of each
 * variant gets its class from Chakra, the others are plain elements with that class. Chakra costs 0.1 to 0.3 ms each
 * time.
 */
export function onceStyled<Props extends Plain>(tag: 'span', Styled: ComponentType<Props>) {
  const classes = new Map<string, string>();
  /** @param kind the variant that determines the style */
  return function Once({ kind, props }: { kind: string; props: Props }) {
    const className = classes.get(kind);
    if (className) {
      const { children, role, 'aria-label': label } = props;
      return createElement(tag, { className, role, 'aria-label': label }, children);
    }
    const learn = (element: Element | null) => {
      if (element?.className) classes.set(kind, element.className);
    };
    return createElement(Styled as ComponentType<object>, { ...props, ref: learn });
  };
}
