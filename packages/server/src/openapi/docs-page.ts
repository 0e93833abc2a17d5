import type { CatalogEntry } from '@widya/contract/catalog';
import { PARTICIPANT_CALLS } from '@widya/contract/participant-calls';
import type { z } from 'zod';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { type SchemaWriter, schemaWriter } from './json-schemas.ts';
import { accessSentence } from './operation.ts';
import { groupOf, PARTICIPANT_CALLS_INTRODUCTION } from './participant-calls.ts';

const block = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output', writer: SchemaWriter): string => {
  if (!schema) return '';
  const text = JSON.stringify(writer.write(schema, io), null, 2);
  return `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
};

/** Text with backquotes around code, as HTML. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${withCode(text)}</p>`).join('\n');

function article({ facts, schemas }: CatalogEntry, writer: SchemaWriter): string {
  const { id, method, path, summary, access, audit, status, answerType } = facts;
  const log = audit ? ` Writes the log row <code>${audit}</code>.` : '';
  return `<article id="${id}">
  <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
  <p>${escapeHtml(summary)}</p>
  <p class="access">${withCode(accessSentence(access))}${log}</p>
  ${block('Path', schemas.params, 'input', writer)}${block('Query', schemas.query, 'input', writer)}${block('Body', schemas.body, 'input', writer)}${block(`Answer ${status ?? 200}${answerType ? ` ${answerType}` : ''}`, schemas.answer, 'output', writer)}
</article>`;
}

/** The API documentation as plain HTML without scripts, so that it works under the strictest CSP. */
export function docsPage(catalog: readonly CatalogEntry[]): string {
  const writer = schemaWriter();
  const groups = [...new Set(catalog.map(({ facts }) => groupOf(facts)))];
  const anchor = (group: string) => group.toLowerCase().replace(/\W+/g, '-');
  const sections = groups.map((group) => {
    const entries = catalog.filter(({ facts }) => groupOf(facts) === group);
    const introduction = group === PARTICIPANT_CALLS ? paragraphs(PARTICIPANT_CALLS_INTRODUCTION) : '';
    return `<section id="${anchor(group)}"><h2>${escapeHtml(group)}</h2>${introduction}${entries.map((entry) => article(entry, writer)).join('\n')}</section>`;
  });
  const models = Object.entries(writer.named()).map(
    ([name, schema]) =>
      `<details id="model-${name}"><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widya API</title><link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>Widya API</h1><p>${catalog.length} endpoints. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${groups.map((group) => `<a href="#${anchor(group)}">${escapeHtml(group)}</a>`).join(' ')}</nav></header>
<main>${sections.join('\n')}<section id="models"><h2>Models</h2>${models.join('\n')}</section></main>
</body>
</html>`;
}
