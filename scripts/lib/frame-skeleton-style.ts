import { colourOf } from '../../packages/design-system/src/theme/system/colour-of.ts';

/** The same as in `shell/src/frame/short-screen.ts`. */
const SHORT_SCREEN =
  '@media (min-width: 48em) and (max-height: 960px), (min-width: 48em) and (max-height: 1140px) and (pointer: fine)';

const COLOURS = {
  canvas: 'bg.canvas',
  surface: 'bg.surface',
  line: 'border.subtle',
  fg: 'fg',
  mark: 'brand.mark',
  dot: 'brand.dot',
} as const;

const coloursIn = (mode: 'light' | 'dark'): string =>
  Object.entries(COLOURS)
    .map(([name, token]) => `--${name}:${colourOf(token, mode)}`)
    .join(';');

/**
 * Rules of the page before its first script has run: its background, the skeleton of the frame, which the boot script
 * shows with `data-skeleton` at addresses of screens, and the message that this script is missing. Sizes are those of the frame (`shell/src/frame`), so that nothing
 * moves when the frame replaces it.
 */
export const frameSkeletonStyle = [
  `html{background:${colourOf('bg.canvas', 'light')}}`,
  `html.dark{background:${colourOf('bg.canvas', 'dark')};color-scheme:dark}`,
  `#skeleton,#unreachable{${coloursIn('light')}}`,
  `.dark #skeleton,.dark #unreachable{${coloursIn('dark')}}`,
  '#unreachable{max-width:420px;margin:22vh auto 0;padding:0 24px;color:var(--fg);font:15px/1.5 Arial,sans-serif;text-align:center}',
  '#unreachable h1{font-size:20px}',
  '#unreachable button{height:38px;margin-top:8px;padding:0 16px;border:0;border-radius:8px;color:#fff;background:var(--mark);font:inherit;cursor:pointer}',
  '#skeleton{display:none;position:fixed;inset:0;background:var(--canvas)}',
  'html[data-skeleton] #skeleton{display:block}',
  '#skeleton>*{box-sizing:border-box;position:absolute;border:0 solid var(--line)}',
  '#skeleton i{display:block;box-sizing:border-box;border-radius:6px;background:var(--line)}',
  '#skeleton .side{inset:0 auto 0 0;width:300px;padding:20px 14px;border-right-width:1px;background:var(--surface)}',
  '#skeleton .bar{display:none;inset:0 0 auto;height:55px;border-bottom-width:1px;background:var(--surface)}',
  '#skeleton b{display:flex;align-items:center;gap:10px;padding-left:6px;color:var(--fg);font:750 17px/1 Arial,sans-serif}',
  // The text is generated, so that a search in the page does not find it.
  '#skeleton b:before{content:"W";width:30px;line-height:30px;border-radius:8px;color:#fff;text-align:center;background:radial-gradient(circle at 22px 22px,var(--dot) 3px,transparent 3.5px) var(--mark)}',
  '#skeleton b:after{content:"Widya"}',
  '#skeleton .side i{width:46%;height:12px;margin:24px 0 0 10px}',
  '#skeleton .side i:nth-of-type(3n){width:34%}',
  '#skeleton .side i:nth-of-type(1){width:100%;height:36px;margin:14px 0 16px;border:1px solid var(--line);background:var(--canvas)}',
  '#skeleton .main{inset:28px 32px 0 332px}',
  '#skeleton .main i{height:28px;width:180px}',
  '#skeleton .main i:last-child{height:calc(100% - 160px);width:100%;margin-top:104px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}',
  '#skeleton .bar i{height:16px;width:130px;margin:19px 58px}',
  `${SHORT_SCREEN}{#skeleton .side{padding-top:12px}#skeleton .side i{margin-top:13px}#skeleton .side i:nth-of-type(1){margin:8px 0 12px}}`,
  '@media (max-width:899px){#skeleton .side{display:none}#skeleton .bar{display:block}#skeleton .main{inset:86px 16px 0}#skeleton .main i:first-child{height:14px;width:62%}#skeleton .main i:last-child{margin-top:92px}}',
].join('');
