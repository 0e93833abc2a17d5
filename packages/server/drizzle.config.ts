import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate` compares the tables below with the last snapshot and writes the next SQL file.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema/*.ts',
  out: './src/platform/database/migrations',
});
