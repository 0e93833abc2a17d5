import { DOT, type Tones } from './tones.ts';

/** The area of a motif: as many whole cells as fit, with the highlighted cell away from the edges. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly tones: Tones;
  readonly random: () => number;
}

const short = (value: number): number => Math.round(value * 10) / 10;
const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${DOT}"/>`;

/** Position of the highlighted cell. */
const litCell = ({ columns, rows, random }: Ground): readonly [number, number] => [
  1 + Math.floor(random() * (columns - 2)),
  1 + Math.floor(random() * (rows - 2)),
];

type DrawCell = (x: number, y: number, fill: string, isLit: boolean) => string;

/**
 * Draws every cell of the area; some stand out slightly, one is highlighted. @param beyond columns that are only partly
 * visible
 */
function eachCell(ground: Ground, draw: DrawCell, beyond = 0): string {
  const { columns, rows, tones, random } = ground;
  const [litX, litY] = litCell(ground);
  let drawn = '';
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns + beyond; x += 1) {
      const isLit = x === litX && y === litY;
      drawn += draw(x, y, isLit ? tones.light : random() < 0.32 ? tones.mid : tones.low, isLit);
    }
  return drawn;
}

type Motif = (ground: Ground) => string;

/** Four petals around a point. */
const kawung: Motif = (ground) => {
  const { cell, columns, rows, tones, random } = ground;
  const [litX, litY] = litCell(ground);
  // Petals meet at every second corner.
  const corner: readonly [number, number] = [litX + ((litX + litY) % 2), litY];
  let drawn = '';
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const touches = Math.hypot(x + 0.5 - corner[0], y + 0.5 - corner[1]) < 0.8;
      const fill = touches ? tones.light : random() < 0.3 ? tones.mid : tones.low;
      const [left, top, right, bottom] = [x * cell, y * cell, (x + 1) * cell, (y + 1) * cell];
      const [fromX, toX] = (x + y) % 2 ? [right, left] : [left, right];
      const inset = cell * 0.25 * Math.sign(toX - fromX);
      drawn += `<path fill="${fill}" d="M${fromX} ${top}A${cell} ${cell} 0 0 1 ${toX} ${bottom}A${cell} ${cell} 0 0 1 ${fromX} ${top}"/>`;
      drawn += `<path stroke="${tones.deep}" stroke-opacity=".55" stroke-width="${short(cell * 0.022)}" stroke-linecap="round" d="M${short(fromX + inset)} ${short(top + cell * 0.25)}L${short(toX - inset)} ${short(bottom - cell * 0.25)}"/>`;
    }
  return drawn + dot(corner[0] * cell, corner[1] * cell, cell * 0.11);
};

/** A star in a circle. */
const ceplok: Motif = (ground) =>
  eachCell(ground, (column, row, fill, isLit) => {
    const { cell, tones } = ground;
    const [x, y, half] = [column * cell, row * cell, cell / 2];
    const [near, far] = [short(half * 0.24), short(cell - half * 0.24)];
    const middle = `${x + half} ${y + half}`;
    return `<circle cx="${x + half}" cy="${y + half}" r="${short(half * 0.94)}" fill="${fill}"/><path fill="${tones.deep}" d="M${x + half} ${y + near}Q${middle} ${x + far} ${y + half}Q${middle} ${x + half} ${y + far}Q${middle} ${x + near} ${y + half}Q${middle} ${x + half} ${y + near}"/>${isLit ? dot(x + half, y + half, cell * 0.1) : ''}`;
  });

/** Scales, drawn from the bottom up. */
const sisik: Motif = ({ cell, columns, rows, tones, random }) => {
  const radius = cell / 2;
  const [litX, litY] = [1 + Math.floor(random() * (columns - 2)), 2 + Math.floor(random() * (rows * 2 - 4))];
  let drawn = '';
  for (let y = rows * 2 + 1; y >= -1; y -= 1)
    for (let x = 0; x <= columns + 1; x += 1) {
      const isLit = x === litX && y === litY;
      const fill = isLit ? tones.light : random() < 0.3 ? tones.mid : tones.low;
      const [cx, cy] = [x * cell - (y % 2 ? radius : 0), y * radius];
      drawn += `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}" stroke="${tones.deep}" stroke-width="${short(cell * 0.05)}"/><circle cx="${cx}" cy="${cy}" r="${short(radius * 0.52)}" fill="none" stroke="${tones.deep}" stroke-width="${short(cell * 0.03)}"/>${isLit ? dot(cx, cy, radius * 0.24) : ''}`;
    }
  return drawn;
};

/** Rows of triangles; every second row is shifted by half a cell. */
const tumpal: Motif = (ground) =>
  eachCell(
    ground,
    (column, row, fill, isLit) => {
      const { cell, tones } = ground;
      const [x, y] = [column * cell - (row % 2 ? cell / 2 : 0), row * cell];
      const middle = x + cell / 2;
      return `<path fill="${fill}" d="M${x} ${y + cell}L${middle} ${y}L${x + cell} ${y + cell}Z"/><path fill="none" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="${short(cell * 0.03)}" d="M${short(x + cell * 0.25)} ${short(y + cell * 0.86)}L${middle} ${short(y + cell * 0.36)}L${short(x + cell * 0.75)} ${short(y + cell * 0.86)}Z"/>${isLit ? dot(middle, y + cell * 0.7, cell * 0.085) : ''}`;
    },
    1,
  );

/** Waves across the area. */
const parang: Motif = ({ cell, columns, rows, tones, random }) => {
  const [width, height] = [columns * cell, rows * cell];
  const length = width + height;
  const gap = cell * 0.86;
  // In a low area only the middle strand stays clear of the edges.
  const aside = rows > 2 ? Math.floor(random() * 3) - 1 : 0;
  const lit = Math.round(length / gap / 2) + aside;
  const strand = cell / 2;
  let drawn = '';
  for (let row = 0; row * gap < length + cell; row += 1) {
    const fill = row === lit ? tones.light : row % 3 === 0 ? tones.mid : tones.low;
    const wave = `q${cell / 4} ${short(-cell * 0.42)} ${strand} 0t${strand} 0`.repeat(Math.ceil(length / cell) + 1);
    drawn += `<path d="M${-cell} ${short(row * gap)}${wave}" fill="none" stroke="${fill}" stroke-width="${short(cell * 0.42)}"/>`;
  }
  drawn += dot(Math.round(length / 2 / cell) * cell + cell / 4, lit * gap - cell * 0.21, cell * 0.1);
  return `<g transform="rotate(-38 ${width / 2} ${height / 2}) translate(${-height / 2} ${-width / 2})">${drawn}</g>`;
};

/** Flowers of eight petals. */
const truntum: Motif = (ground) => {
  const { cell } = ground;
  const [tip, bend, foot] = [short(-cell * 0.47), short(cell * 0.16), short(-cell * 0.1)];
  const petal = `M0 ${foot}Q${bend} ${short(tip * 0.6)} 0 ${tip}Q${-bend} ${short(tip * 0.6)} 0 ${foot}`;
  const petals = Array.from({ length: 8 }, (_, turn) => `<path transform="rotate(${turn * 45})" d="${petal}"/>`).join(
    '',
  );
  return eachCell(ground, (column, row, fill, isLit) => {
    const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
    const middle = isLit
      ? dot(x, y, cell * 0.085)
      : `<circle cx="${x}" cy="${y}" r="${short(cell * 0.05)}" fill="${fill}"/>`;
    return `<g fill="${fill}" transform="translate(${x} ${y})">${petals}</g>${middle}`;
  });
};

/** Motifs based on batik geometry. */
export const MOTIFS: readonly Motif[] = [kawung, ceplok, sisik, tumpal, parang, truntum];
