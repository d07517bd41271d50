import { catalogue } from '#server/operations.ts'

/** One line for each operation: its name, its address below /api/v1, and what it does. */
export function operations(): void {
  for (const { name, route, summary } of catalogue)
    console.log(`${name.padEnd(24)} ${route.padEnd(32)} ${summary}`)
}
