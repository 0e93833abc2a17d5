/** Replaces React by its development build in this page. Evaluated before any module has imported React. */
import { provideRefreshHook } from '@widya/remote-tools/build/hot/refresh-hook';

interface Module {
  exports: unknown;
}

const factories = __webpack_modules__ as unknown as Record<string, (module: Module) => void>;

/** Has every import of a module get what `load` returns. @param id its id, which webpack's types do not know */
function replace(id: unknown, load: () => unknown): void {
  factories[String(id)] = (module) => {
    module.exports = load();
  };
}

provideRefreshHook();
replace(require.resolveWeak('react'), () => require('development-react'));
replace(require.resolveWeak('react/jsx-runtime'), () => require('development-react/jsx-runtime'));
replace(require.resolveWeak('react-dom'), () => require('development-react-dom'));
replace(require.resolveWeak('react-dom/client'), () => require('development-react-dom/client'));
