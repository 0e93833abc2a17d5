type JsonObject = Readonly<Record<string, unknown>>;

/** The object in a JSON text; an empty one when it is invalid. Source: A-243. */
export function jsonObject(text: string | undefined): JsonObject {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
  } catch {
    return {};
  }
}

/** A text by key; empty for any other value. */
export const textIn = (object: JsonObject, key: string): string => {
  const value = object[key];
  return typeof value === 'string' ? value : '';
};

/** The texts of a list by key. */
export const textsIn = (object: JsonObject, key: string): string[] => {
  const value = object[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};
