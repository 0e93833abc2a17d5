import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';
import { onSystemMode, systemMode } from './system-mode.ts';

const applyTheme = () => addons.setConfig({ theme: brandTheme(systemMode()) });

applyTheme();
onSystemMode(applyTheme);
