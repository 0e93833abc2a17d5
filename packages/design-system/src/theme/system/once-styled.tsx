import { type ComponentType, createElement, type ReactNode } from 'react';

interface Plain {
  children?: ReactNode;
  role?: string | undefined;
  'aria-label'?: string | undefined;
}

/**
 * For small things that stand in tables by the hundred and whose look follows from one word: the first of its kind asks
 * Chakra for its styles, the others are plain elements that take its class. Chakra costs 0.1 to 0.3 ms each time.
 */
export function onceStyled<Props extends Plain>(tag: 'span', Styled: ComponentType<Props>) {
  const classes = new Map<string, string>();
  /** @param kind what the look follows from */
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
