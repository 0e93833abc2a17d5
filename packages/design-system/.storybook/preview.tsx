import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast } from '../src/feedback/toast.ts';
import { loadOverlays } from '../src/overlays/overlays.ts';
import { applyColorMode, type ColorMode } from '../src/theme/color-mode.ts';
import { DesignSystemProvider } from '../src/theme/provider.tsx';

const LONG = 'Penyelenggaraan pelatihan keterampilan menulis naskah dinas berkelanjutan ';

/** Lengthens every text argument, so that a component that breaks with long texts shows it. */
function stretch(args: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === 'string' &&
      /^(children|label|title|description|message|help|error|context|placeholder)$/.test(key)
        ? `${value} ${LONG.repeat(2)}`
        : value,
    ]),
  );
}

const viewports = Object.fromEntries(
  [
    [360, 800],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ].map(([width, height]) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

function Mode({ mode, children }: { mode: ColorMode; children: ReactNode }) {
  useLayoutEffect(() => {
    window.localStorage.setItem('widya:tampilan', mode);
    applyColorMode(mode);
    document.documentElement.lang = 'id';
  }, [mode]);
  // Runs after the provider has read the stored mode, which another document of the page may have changed.
  useEffect(() => applyColorMode(mode), [mode]);
  return children;
}

const withProduct: Decorator = (Story, context) => {
  const mode: ColorMode = context.globals.mode === 'dark' ? 'dark' : 'light';
  const path = (context.parameters.path as string | undefined) ?? '/';
  const args = context.globals.texts === 'long' ? stretch(context.args) : context.args;
  const padding = context.parameters.layout === 'fullscreen' ? 0 : 24;
  const page = (
    <DesignSystemProvider>
      <div style={{ padding }}>
        <Story args={args} />
      </div>
    </DesignSystemProvider>
  );
  if (context.parameters.router === false) return <Mode mode={mode}>{page}</Mode>;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return (
    <Mode mode={mode}>
      <RouterProvider router={router} />
    </Mode>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  // A story is shown as it looks once the code of its overlays is there.
  beforeAll: loadOverlays,
  beforeEach: () => toast.clear(),
  initialGlobals: { mode: 'light', texts: 'normal' },
  globalTypes: {
    mode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    texts: {
      description: 'Normal or long texts',
      toolbar: {
        title: 'Texts',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal texts' },
          { value: 'long', title: 'Long texts' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Panduan',
          'Patterns',
          'Actions',
          'Inputs',
          'Tables',
          'Charts',
          'Overlays',
          'Layout',
          'Feedback',
          'Records',
          'Formats',
          'Theme',
          'Record kit',
          'Templates',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
