import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { chakraElement } from './styled/chakra-element.ts';
import { compiled, styled } from './styled.ts';

const Button = compiled('button', {
  rules: [],
  base: 'b',
  variants: { size: { sm: 'sm', md: 'md' }, full: { true: 'full' } },
  defaultVariants: { size: 'md' },
  compoundVariants: [{ when: { size: ['sm'], full: ['true'] }, className: 'sm-full' }],
});
const button = () => screen.getByRole('button');

test('classes follow the chosen options, and the defaults where none is chosen', () => {
  const { rerender } = render(<Button />);
  expect(button().className).toBe('b md');
  rerender(<Button size="sm" full className="own" />);
  expect(button().className).toBe('b sm full sm-full own');
  rerender(<Button size={undefined} full={false} />);
  expect(button().className).toBe('b md');
});

test('options are no attributes, other props are', () => {
  render(<Button size="sm" full type="submit" data-move="up" />);
  expect(button().getAttributeNames().toSorted()).toEqual(['class', 'data-move', 'type']);
});

test('a styled element that is styled again keeps its element, and its classes come first', () => {
  const Wide = compiled(Button, { rules: [], base: 'wide' });
  render(<Wide size="sm">x</Wide>);
  expect(button().className).toBe('b sm wide');
});

test('another element can be rendered', () => {
  render(<Button as="summary">x</Button>);
  expect(screen.getByText('x').outerHTML).toBe('<summary class="b md">x</summary>');
});

test('style props become inline styles with tokens, which an own style overrides', () => {
  const Box = styled('div');
  render(
    <Box
      data-testid="box"
      gap="1.5"
      bg="bg.surface"
      padding="8px 12px"
      marginTop={4}
      color="red"
      style={{ color: 'blue' }}
    />,
  );
  expect(screen.getByTestId('box').getAttribute('style')).toBe(
    'gap: var(--w-spacing-1\\.5, 1.5); background: var(--w-colors-bg-surface, bg.surface); padding: 8px 12px; margin-top: var(--w-spacing-4, 4px); color: blue;',
  );
});

test('an element without styles has neither class nor style', () => {
  const Plain = styled('p');
  render(<Plain data-testid="plain" gap={undefined} />);
  expect(screen.getByTestId('plain').getAttributeNames()).toEqual(['data-testid']);
});

test('where no build compiled recipes, their variants are no attributes', () => {
  const Part = styled('p', { base: { color: 'red' }, variants: { tone: { ok: { color: 'green' } } } });
  render(<Part tone="ok">x</Part>);
  expect(screen.getByText('x').outerHTML).toBe('<p>x</p>');
});

test('elements of remotes whose build compiled no styles get them from Chakra', async () => {
  const Part = chakraElement('p', { base: { color: 'red' }, variants: { size: { sm: { width: '1px' } } } });
  render(
    <Suspense>
      <Part {...{ size: 'sm', 'data-testid': 'part' }} />
    </Suspense>,
  );
  expect((await screen.findByTestId('part')).className).toMatch(/^w-/);
});
