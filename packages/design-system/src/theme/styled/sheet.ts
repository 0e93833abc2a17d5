/** Layers in the order of their precedence: the styles of the page, then those of recipes. */
const LAYERS = '@layer reset, base, tokens, recipes;';

const known = new Set<string>();
let pending: string[] = [];
let sheet: CSSStyleSheet | null = null;

/** Styles in an element, whose rules are added through its sheet, as the content security policy requires. */
const createElementSheet = (): CSSStyleSheet | null => document.head.appendChild(document.createElement('style')).sheet;

/**
 * Creates the sheet for all rules. It follows the elements in which Chakra writes the styles of its own components, so
 * that `styled` can extend these; but the order of the layers has to precede them.
 */
function createSheet(): CSSStyleSheet | null {
  createElementSheet()?.insertRule(LAYERS);
  if (!Array.isArray(document.adoptedStyleSheets)) return createElementSheet();
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets.push(created);
  return created;
}

/** Adds rules that apply from the next call of `insertRules` on; a rule that was added before is ignored. */
export function addRules(rules: readonly string[]): void {
  for (const rule of rules) {
    if (rule === '' || known.has(rule)) continue;
    known.add(rule);
    pending.push(rule);
  }
}

/** Inserts the added rules. Called before an element with their classes is in the page. */
export function insertRules(): void {
  if (pending.length === 0) return;
  sheet ??= createSheet();
  for (const rule of pending) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A browser that does not know a selector ignores its rule, as in a style sheet.
    }
  }
  pending = [];
}
