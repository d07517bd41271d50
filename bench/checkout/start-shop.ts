import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The shop as its owner starts it, in a process of its own, empty at first. */
export async function startShop(dataDirectory: string, connectionString: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['cli/gangway.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      DATABASE_URL: connectionString,
      PUBLIC_URL: origin,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Each checkout says that it comes from another network, as sixteen shoppers' would.
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      DEMO: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('The shop is open')) break
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, stop }
}
