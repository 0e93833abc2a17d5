import { spawn } from 'node:child_process';
import { type RunAs, spawnArguments } from './run-as.ts';

/** Runs a program until it exits. @throws with its output when it fails */
export const runProgram = (runAs: RunAs, program: string, args: readonly string[]): Promise<void> =>
  new Promise((done, fail) => {
    const call = spawnArguments(runAs, program, args);
    const child = spawn(call.file, call.args, { ...call.options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${program} failed (${code}): ${output}`))));
  });
