import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { OBJECTS, type ObjectName, type Palette } from './objects.ts';

const SIDE = 800;
const QUALITY = 84;

interface View {
  /** SVG transform of the object and its shadow. */
  readonly frame: string;
  /** SVG transform of the object alone. */
  readonly turn: string;
}

const AS_A_WHOLE: View = { frame: '', turn: '' };
/** The camera views of an object: as a whole, slightly turned, or close up. */
const VIEWS: readonly View[] = [
  AS_A_WHOLE,
  { frame: 'translate(40 40) scale(.9)', turn: 'rotate(-8 400 620)' },
  { frame: 'translate(-260 -230) scale(1.65)', turn: '' },
];

/** The demo products: object, colours and number of photos, the main photo first. */
const PRODUCTS: readonly { readonly object: ObjectName; readonly photos: number; readonly palette: Palette }[] = [
  { object: 'notebook', photos: 3, palette: colours('#e7edf3', '#d3dee8', '#0f4c82', '#0b3a64', '#d9a441') },
  { object: 'shirt', photos: 3, palette: colours('#f1ece4', '#e3dacb', '#a6463f', '#83332e', '#f2dfc2') },
  { object: 'bookmarks', photos: 2, palette: colours('#ebeee6', '#d9dfcf', '#5d7350', '#45573b', '#c08a3e') },
  { object: 'anthology', photos: 2, palette: colours('#efe9ee', '#dfd3dd', '#6b4a6e', '#503653', '#c98f5a') },
  { object: 'tote', photos: 3, palette: colours('#e6eeee', '#d0dfdf', '#d8c7a6', '#b8a27a', '#2f6f73') },
  { object: 'dictionary', photos: 1, palette: colours('#f3ede6', '#e6d9c9', '#3f6f8f', '#2d536d', '#b5553f') },
];

function colours(wall: string, table: string, main: string, shade: string, accent: string): Palette {
  return { wall, table, main, shade, accent };
}

export interface DemoPhoto {
  /** Number of the product, from 1. */
  readonly product: number;
  readonly key: string;
  /** Address of the file, as stored in rows. */
  readonly location: string;
}

/** The key is a hash of the content's name, so that the same demo data always has the same files. */
const keyOf = (name: string): string =>
  `public/merchandise/2026/${createHash('sha256').update(name).digest('hex').slice(0, 32)}.jpg`;

/** All photos in the order of the products, the main one of each first. */
export const DEMO_PHOTOS: readonly (DemoPhoto & { readonly view: number })[] = PRODUCTS.flatMap(
  ({ object, photos }, index) =>
    Array.from({ length: photos }, (_, view) => {
      const key = keyOf(`${object}-${view}`);
      return { product: index + 1, key, location: `/files/${key}`, view };
    }),
);

function drawingOf({ product, view }: (typeof DEMO_PHOTOS)[number]): string {
  const found = PRODUCTS[product - 1];
  if (found === undefined) throw new Error(`There is no product ${product}`);
  const { object, palette } = found;
  const { frame, turn } = VIEWS[view] ?? AS_A_WHOLE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 800 800">
    <rect width="800" height="800" fill="${palette.wall}"/><rect y="560" width="800" height="240" fill="${palette.table}"/>
    <g transform="${frame}"><ellipse cx="400" cy="668" rx="236" ry="26" fill="#000" opacity=".12"/><g transform="${turn}">${OBJECTS[object](palette)}</g></g>
  </svg>`;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a photo as a JPEG; cached, since its row and its file need the same bytes. */
export function drawPhoto(photo: (typeof DEMO_PHOTOS)[number]): Promise<Buffer> {
  const cached = drawn.get(photo.key);
  if (cached) return cached;
  const content = sharp(Buffer.from(drawingOf(photo)))
    .jpeg({ quality: QUALITY })
    .toBuffer();
  drawn.set(photo.key, content);
  return content;
}

/** Stores the photos of the demo merchandise under the keys in their rows. */
export async function storeDemoPhotos(storage: Storage): Promise<void> {
  for (const photo of DEMO_PHOTOS) await storage.put(photo.key, await drawPhoto(photo), 'image/jpeg');
}
