const replaced = new Map<string, PropertyDescriptor | undefined>();

/**
 * Replaces a global of the page or of Node until `unstubAllGlobals`.
 * @param name name of the global; it need not exist, such as `Worker` in jsdom.
 */
export function stubGlobal(name: string, value: unknown): void {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
}

/** Restores every global that `stubGlobal` replaced. */
export function unstubAllGlobals(): void {
  for (const [name, original] of replaced)
    if (original) Object.defineProperty(globalThis, name, original);
    else Reflect.deleteProperty(globalThis, name);
  replaced.clear();
}
