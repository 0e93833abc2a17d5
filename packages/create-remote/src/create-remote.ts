#!/usr/bin/env node
import { screenRoute } from './names.ts';
import { writeProject } from './write-project.ts';

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error('Write: npm create @widya/remote <folder>');
  const names = writeProject(folder);
  console.log(`${names.folder} is ready in ${folder}. Its screen is at ${screenRoute(names)}.

  cd ${folder} && npm install
  npx widya-remote dev --shell https://widya.example`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
