import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Below this, a compressed copy saves less than its headers cost. */
const leastBytes = 1_000

/** Writes .br and .gz copies next to text files, once per build, so that no request waits for a compressor. */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(names.map((name) => compressBeside(join(folder, name))))
}

async function compressBeside(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < leastBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  const [small, smaller] = await Promise.all([asGzip(content, { level: 9 }), asBrotli(content, quality)])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}
