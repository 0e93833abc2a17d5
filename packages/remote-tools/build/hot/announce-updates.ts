/// <reference types="webpack/module" />
import { HOT_UPDATE } from './update-event.ts';

/** React Refresh renders 30 ms after an update. */
const RENDERED_AFTER = 60;

// Compiled into every app with hot reload, because each has a hot runtime of its own.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') setTimeout(() => window.dispatchEvent(new Event(HOT_UPDATE)), RENDERED_AFTER);
});
