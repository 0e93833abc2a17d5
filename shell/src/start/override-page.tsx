import type { ReactNode } from 'react';
import { overrideOrigins } from '../federation/override-origins.ts';
import { dropRequest, openRequest } from '../federation/override-request.ts';
import { keepOverrides } from '../federation/overrides.ts';
import { LazyPage } from '../public/lazy-page.tsx';

const loadQuestion = () =>
  import(/* webpackChunkName: "override-question" */ './override-question.tsx').then(
    ({ OverrideQuestion }) => OverrideQuestion,
  );

/** The question shown before everything else when the address requests an override; null otherwise. */
export function overrideQuestion(): ReactNode {
  const allowed = overrideOrigins();
  const request = openRequest(window.location.search, allowed);
  if (request === null) return null;
  const run = () => {
    keepOverrides(request.asked, allowed);
    dropRequest();
  };
  return <LazyPage load={loadQuestion} props={{ request, onRun: run, onCancel: dropRequest }} />;
}
