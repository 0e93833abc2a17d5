/// <reference types="vite/client" />
import { type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import type { VersionFacts } from '../../version-facts.ts';
import './style.css';

/** The default theme with the version, which links to the list of all versions. */
export default {
  extends: DefaultTheme,
  Layout: () => {
    const { theme } = useData<VersionFacts>();
    const versions = () =>
      h('a', { class: 'versions', href: theme.value.versions, target: '_self' }, theme.value.version);
    return h(DefaultTheme.Layout, null, { 'nav-bar-content-before': versions });
  },
} satisfies Theme;
