import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isLong } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Only root on Linux can set up a separate root; it takes two minutes, so only the long form does it. */
const mayTry = isLong && spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0

test.runIf(mayTry)(
  'the tarball opens a shop where neither npm nor Node.js nor anything else is installed',
  async () => {
    // Larger than the memory that tests have for their files.
    await mkdir(join(root, 'dist'), { recursive: true })
    const folder = await mkdtemp(join(root, 'dist/tarball-'))
    try {
      await promisify(execFile)('npm', ['run', 'tarball', folder], {
        cwd: root,
        env: { ...process.env, TMPDIR: folder },
      })
      const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
      const clean = await mkdtemp(join(folder, 'root-'))
      const port = await freePort()
      const script = join(root, 'tests/ops/clean-root.sh')
      const apart = ['--mount', '--pid', '--fork', '--kill-child', 'sh', script]
      const shop = spawn('unshare', [...apart, join(folder, tarball), clean, String(port)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const gone = once(shop, 'exit')
      let said = ''
      for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (said += chunk))
      const statusOf = (path: string) =>
        fetch(`http://localhost:${port}${path}`).then(
          ({ status }) => status,
          () => null,
        )
      try {
        await expect.poll(() => (shop.exitCode === null ? statusOf('/health/ready') : said)).toBe(200)
        for (const path of ['/', '/builder', '/auth']) expect(await statusOf(path)).toBe(200)
        expect(said).toContain('One-time password: ')
      } finally {
        shop.kill('SIGKILL')
        await gone
      }
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
