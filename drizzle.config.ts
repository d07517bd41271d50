import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/tables.ts', './server/adapters/*/*/tables.ts'],
  out: './migrations',
  migrations: { prefix: 'index' },
})
