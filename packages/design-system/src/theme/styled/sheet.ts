/** Layers in the order of their precedence: the styles of the page, then those of recipes. */
const LAYERS = '@layer reset, base, tokens, recipes;';

interface Sheet {
  readonly page: CSSStyleSheet;
  /** The layer of recipes: a new rule in it only concerns the elements that it matches, a new layer the whole page. */
  readonly recipes: CSSGroupingRule;
}

const known = new Set<string>();
let pendingOfPage: readonly string[] = [];
let pending: string[] = [];
let sheet: Sheet | null = null;

/** Styles in an element, whose rules are added through its sheet, as the content security policy requires. */
const createElementSheet = (): CSSStyleSheet =>
  document.head.appendChild(document.createElement('style')).sheet as CSSStyleSheet;

function createPageSheet(): CSSStyleSheet {
  if (!Array.isArray(document.adoptedStyleSheets)) return createElementSheet();
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets.push(created);
  return created;
}

/**
 * Creates the sheet for all rules. It follows the elements in which Chakra writes the styles of its own components, so
 * that `styled` can extend these; but the order of the layers has to precede them.
 */
function createSheet(): Sheet {
  createElementSheet().insertRule(LAYERS);
  const page = createPageSheet();
  page.insertRule('@layer recipes{}');
  return { page, recipes: page.cssRules[0] as CSSGroupingRule };
}

function append(rules: readonly string[], to: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of rules) {
    try {
      to.insertRule(rule, to.cssRules.length);
    } catch {
      // A browser that does not know a selector ignores its rule, as in a style sheet.
    }
  }
}

/** Adds the styles of the page, which apply from the next call of `insertRules` on. Called once. */
export function addPageRules(rules: readonly string[]): void {
  pendingOfPage = rules;
}

/**
 * Adds rules of recipes that apply from the next call of `insertRules` on; a rule that was added before is ignored.
 * @param rules style rules, with conditions inside
 */
export function addRules(rules: readonly string[]): void {
  for (const rule of rules) {
    if (known.has(rule)) continue;
    known.add(rule);
    pending.push(rule);
  }
}

/** Inserts the added rules. Called before an element with their classes is in the page. */
export function insertRules(): void {
  if (pending.length + pendingOfPage.length === 0) return;
  sheet ??= createSheet();
  append(pendingOfPage, sheet.page);
  append(pending, sheet.recipes);
  pendingOfPage = [];
  pending = [];
}
