import { expect, type Locator } from '@playwright/test';

const middleOf = async (row: Locator) => {
  const box = await row.boundingBox();
  if (box === null) throw new Error('The row is not in the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags a row of a list with the mouse to the position of another row, and drops it once it has arrived there. */
export async function dragRow(row: Locator, to: Locator): Promise<void> {
  const { mouse } = row.page();
  let end = await middleOf(to);
  // Retries, because a press does nothing until the drag-and-drop code has loaded, and a press misses a row that is
  // still moving to its position.
  await expect(async () => {
    await mouse.up();
    const start = await middleOf(row);
    end = await middleOf(to);
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(start.x, start.y + Math.sign(end.y - start.y) * 6, { steps: 2 });
    await expect(row).toHaveAttribute('data-dragged', '', { timeout: 1_000 });
  }).toPass();
  await mouse.move(end.x, end.y, { steps: 20 });
  await expect.poll(async () => Math.abs((await middleOf(row)).y - end.y)).toBeLessThan(20);
  await mouse.up();
  await expect(row).not.toHaveAttribute('data-dragged');
}
