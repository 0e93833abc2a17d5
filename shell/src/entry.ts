import { overrideOrigins } from './federation/override-origins.ts';
import { readOverrides } from './federation/overrides.ts';
import './start/main-runs.ts';

const render = () => import(/* webpackMode: "eager" */ './main.tsx');

// Only the development build of React keeps the state of a screen that a team edits.
if (Object.keys(readOverrides(overrideOrigins())).length > 0)
  void import(/* webpackChunkName: "development-react" */ './dev/development-react.ts').then(render, render);
else void render();
