import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type BenchShop = { origin: string; pid: number; stop(): Promise<void> }

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
  let isOpen = false
  for await (const line of createInterface({ input: child.stdout })) {
    isOpen = line.startsWith('The shop is open')
    if (isOpen) break
  }
  if (!isOpen) throw new Error('The shop did not open')
  // Nobody reads on, and a full pipe would stop it.
  child.stdout.resume()
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, pid: child.pid ?? 0, stop }
}
