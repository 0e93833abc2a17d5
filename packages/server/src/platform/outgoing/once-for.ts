/** Creates a function that makes one value per key and caches it as long as the key exists. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = values.get(key);
    if (entry !== undefined) return entry.value;
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
