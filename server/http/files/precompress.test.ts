import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'
import { staticRoutes } from './static-routes.ts'

test('scripts are sent compressed to browsers that accept it, and uncompressed to others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-assets-'))
  const assets = join(folder, 'assets')
  try {
    await mkdir(assets)
    const script = 'export const ink = "on film"\n'.repeat(200)
    await writeFile(join(assets, 'home-abc.js'), script)
    await writeFile(join(assets, 'tiny.js'), 'export {}')
    await precompress(assets)

    const routes = staticRoutes(folder)
    const asked = async (encoding: string) => {
      const answer = await routes.request('/assets/home-abc.js', { headers: { 'accept-encoding': encoding } })
      return {
        encoding: answer.headers.get('content-encoding'),
        vary: answer.headers.get('vary'),
        body: Buffer.from(await answer.arrayBuffer()),
      }
    }
    const brotli = await asked('gzip, br')
    expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', script])
    const zipped = await asked('gzip')
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', script])
    const plain = await asked('identity')
    expect([plain.encoding, plain.body.toString()]).toEqual([null, script])
    await expect(readFile(join(assets, 'tiny.js.br'))).rejects.toThrow('ENOENT')

    for (const method of ['GET', 'GET', 'HEAD']) {
      const { headers } = await routes.request('/assets/home-abc.js', { method })
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }

    const part = await routes.request('/assets/home-abc.js', { headers: { range: 'bytes=0-5' } })
    expect([part.status, await part.text()]).toEqual([206, 'export'])
    const head = await routes.request('/assets/home-abc.js', { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(script.length), ''])

    // From the second request on they come from memory.
    await rm(assets, { recursive: true })
    expect([await asked('gzip, br'), await asked('gzip'), await asked('identity')]).toEqual([
      brotli,
      zipped,
      plain,
    ])
    expect((await routes.request('/assets/tiny.js')).status).toBe(404)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('another route’s answers below the scripts folder are generated again each time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-assets-'))
  try {
    const edge = new Hono().route('/', staticRoutes(folder))
    let asked = 0
    edge.get('*', (context) => context.text(String(++asked)))
    expect(await (await edge.request('/assets/page')).text()).toBe('1')
    const again = await edge.request('/assets/page')
    expect([await again.text(), again.headers.get('cache-control')]).toEqual(['2', null])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
