import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const watched = ['server', 'domain', 'nesting', 'cli']

/**
 * Runs the shop for development: Vite serves the pages and hot-swaps changes in the browser, and Node restarts the
 * server when its own code changes.
 */
export async function develop(): Promise<void> {
  const paths = watched.map((folder) => `--watch-path=${root}${folder}`)
  const child = spawn(
    process.execPath,
    [...paths, '--watch-preserve-output', 'cli/gangway.mjs', 'start', '--dev'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { LOG_LEVEL: 'warn', ...process.env },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
}
