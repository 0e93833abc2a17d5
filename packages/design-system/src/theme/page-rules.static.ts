import { pageRulesOf } from '../../build/compile-recipe.ts';
import { fallbackFaces } from './system/fallback-faces.ts';
import { pageStyles } from './system/page-styles.ts';
import { system } from './system.ts';

/** Rules of the page, which the build computes: reset, tokens, global styles and the font until the product's is there. */
export const pageRules: readonly string[] = [...system._global, ...fallbackFaces, pageStyles].flatMap(pageRulesOf);
