import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { boxed } from './boxed.ts';
import { explainFailure, welcome } from './messages.ts';

describe('the messages of the start', () => {
  it('frame lines of any length', () => {
    expect(boxed(['ab', '']).split('\n')).toEqual(['┌──────┐', '│  ab  │', '│      │', '└──────┘']);
  });

  it('name the demo accounts only when there are any', () => {
    expect(welcome('http://localhost:8080', true)).toContain('superadmin@widya.example');
    expect(welcome('http://localhost:8080', false)).not.toContain('@widya.example');
    expect(welcome('http://localhost:8081', false)).toContain('http://localhost:8081/docs');
  });

  it('say what to do about a port in use', () => {
    const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 8080 });
    expect(explainFailure(error)).toContain('PORT=8081 npx -y pnpm start');
  });
});

it('lets this Node pass', () => {
  const script = new URL('./require-node.mjs', import.meta.url).pathname;
  expect(spawnSync(process.execPath, [script]).status).toBe(0);
});
