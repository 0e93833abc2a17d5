import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a folder of migrations.
 * @param files SQL by name of the migration, the oldest first; the number in the name is its time.
 * @returns the folder
 */
export async function writeMigrations(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(files).map((tag, idx) => ({
    idx,
    version: '7',
    when: Number.parseInt(tag, 10),
    tag,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), sql);
  return folder;
}
