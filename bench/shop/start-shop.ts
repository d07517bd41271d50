import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ownersEnvironment, root, startCommand } from '#tests/harness/processes/start-command.ts'
import { freePort } from '#tests/harness/shop.ts'

export type BenchShop = {
  origin: string
  pid: number
  /** Resolves once it has reported that its demo is filled. */
  isFull: Promise<void>
  stop(): Promise<void>
}

/**
 * The shop as its owner starts it: with the script of `npm start`, without our own environment, and with only the
 * settings that an owner would set.
 */
export async function startShop(
  dataDirectory: string,
  settings: (origin: string) => Record<string, string> = () => ({ DEMO: 'false' }),
): Promise<BenchShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { program, words } = startCommand()
  const child = spawn(program, words, {
    cwd: root,
    env: { ...ownersEnvironment(dataDirectory, port), ...settings(origin) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const said = (words: string): Promise<void> =>
    new Promise((done, failed) => {
      lines.on('line', (line) => line.startsWith(words) && done())
      lines.once('close', () => failed(new Error(`The shop ended before it said “${words} …”`)))
    })
  const isFull = said('The demo shop is full')
  isFull.catch(() => undefined)
  await said('The shop is open')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, pid: child.pid ?? 0, isFull, stop }
}
