import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type BenchShop = {
  origin: string
  pid: number
  /** Once it has said that its demo is filled. */
  isFull: Promise<void>
  stop(): Promise<void>
}

/**
 * The shop as its owner starts it: by the script of `npm start`, without what stands in our own environment, and with
 * nothing set that an owner would not set.
 */
export async function startShop(
  dataDirectory: string,
  settings: (origin: string) => Record<string, string> = () => ({ DEMO: 'false' }),
): Promise<BenchShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['cli/gangway.mjs', 'start'], {
    cwd: root,
    env: {
      ...{ PATH, HOME, TMPDIR },
      ...{ DATA_DIR: dataDirectory, PORT: String(port), HOST: '127.0.0.1' },
      ...settings(origin),
    },
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
