import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, createElement, type ElementType } from 'react';
import { ChakraScope } from '../chakra-scope.tsx';

/** An element whose styles Chakra computes at run time. */
export function chakraElement(tag: ElementType, recipe: object, options?: object): ComponentType<object> {
  const Element: ComponentType<object> = chakra(tag, recipe, options);
  return (props) => createElement(ChakraScope, null, createElement(Element, props));
}
