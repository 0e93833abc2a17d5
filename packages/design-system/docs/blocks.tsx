import type { ReactNode } from 'react';
import * as icons from '../src/theme/icon.tsx';
import { DesignSystemProvider } from '../src/theme/provider.tsx';
import { styled } from '../src/theme/styled.ts';
import { semanticTokens } from '../src/theme/system/semantic-tokens.ts';
import { textStyles } from '../src/theme/system/text-styles.ts';
import { tokens } from '../src/theme/system/tokens.ts';

/* Live examples for the guide: they read the tokens, so that they cannot differ from the code. */

const Frame = styled('div', {
  base: {
    bg: 'bg.canvas',
    color: 'fg',
    padding: '5',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border.subtle',
    marginBlock: '4',
  },
});
const Both = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
});
const Grid = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '3' },
});
const Swatch = styled('div', {
  base: { fontSize: 'sm', minWidth: 0, '& code': { display: 'block', overflowWrap: 'anywhere' } },
});
const Colour = styled('div', {
  base: { height: '12', borderRadius: 'md', border: '1px solid', borderColor: 'border.strong' },
});

const Part = styled('div');
const Name = styled('code');
const Word = styled('span');
const Sample = styled('div', {
  variants: { of: Object.fromEntries(Object.keys(textStyles).map((name) => [name, { textStyle: name }])) },
});

export function Live({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider>
      <Frame>{children}</Frame>
    </DesignSystemProvider>
  );
}

type Leaf = { value: unknown };
const isLeaf = (node: unknown): node is Leaf => typeof node === 'object' && node !== null && 'value' in node;

function leaves(node: object, path: string[] = []): string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    const here = key === 'DEFAULT' ? path : [...path, key];
    if (isLeaf(child)) return [here.join('.')];
    return typeof child === 'object' && child !== null ? leaves(child, here) : [];
  });
}

const cssName = (name: string) =>
  `var(--w-colors-${name.replace(/\./g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

function Colours({ names }: { names: string[] }) {
  return (
    <Grid>
      {names.map((name) => (
        <Swatch key={name}>
          <Colour style={{ background: cssName(name) }} />
          <code>{name}</code>
        </Swatch>
      ))}
    </Grid>
  );
}

/** Every semantic colour, light and dark side by side. */
export function SemanticColours() {
  const names = leaves(semanticTokens.colors ?? {});
  return (
    <DesignSystemProvider>
      <Both>
        {['light', 'dark'].map((mode) => (
          <Frame key={mode} className={mode}>
            <p>{mode === 'light' ? 'Light' : 'Dark'}</p>
            <Colours names={names} />
          </Frame>
        ))}
      </Both>
    </DesignSystemProvider>
  );
}

/** The raw palette to which the semantic names refer. */
export function Palette() {
  return (
    <Live>
      <Colours names={leaves(tokens.colors ?? {})} />
    </Live>
  );
}

export function TypeScale() {
  return (
    <Live>
      {Object.keys(textStyles).map((name) => (
        <Part key={name} marginBottom="3">
          <Name fontSize="sm" color="fg.muted">
            {name}
          </Name>
          <Sample of={name}>Satu ruang kelola untuk kelas, peserta, dan sertifikat 0123456789</Sample>
        </Part>
      ))}
    </Live>
  );
}

export function SpacingScale() {
  return (
    <Live>
      {['1', '2', '3', '4', '5', '6', '8', '12', '16'].map((step) => (
        <Part key={step} display="flex" alignItems="center" gap="3" marginBottom="2">
          <Name width="60px">{step}</Name>
          <Word display="inline-block" height="16px" width={step} bg="accent" />
          <Word color="fg.muted">{Number(step) * 4} px</Word>
        </Part>
      ))}
    </Live>
  );
}

export function Icons() {
  return (
    <Live>
      <Grid>
        {Object.entries(icons).map(([name, Icon]) => (
          <Part key={name} display="flex" alignItems="center" gap="2" fontSize="sm">
            <Icon aria-hidden /> {name}
          </Part>
        ))}
      </Grid>
    </Live>
  );
}
