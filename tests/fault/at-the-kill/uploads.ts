import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ArtworkView } from '#server/artwork/index.ts'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { noisyPng } from '#tests/harness/pictures.ts'
import type { KillableShop } from '#tests/harness/processes/killable-shop.ts'
import { until } from '#tests/harness/until.ts'
import { artworkIdOf, askOffset, beginUpload, sendBytes, uploadArtwork } from '#tests/harness/upload.ts'

/** A file whose first part has arrived, and another that is about to be inspected. */
export async function beginUploads(shop: KillableShop) {
  const bytes = await noisyPng(1_200, 1_200)
  const browser = browse(shop)
  const url = (await beginUpload(shop, browser, bytes.length)).headers.get('location') ?? ''
  const id = artworkIdOf(url)
  const cut = sendUntilCut(url, browser, bytes.subarray(0, 2_000_000))
  await bytesOnDisk(join(shop.dataDirectory, 'files/artworks', id, 'original'))
  const inspectedId = await uploadArtwork(shop, browser, await noisyPng(1_800, 1_800))
  const isInspecting = async () => {
    const query = `select 1 from pgboss.job where name = 'artwork.inspect' and state = 'active'`
    return (await shop.database.pool.query(query)).rowCount === 1
  }
  return {
    isInspecting,
    async areCut() {
      await cut
      expect(await isInspecting()).toBe(true)
    },
    async areFinished() {
      const kept = Number((await askOffset(url, browser)).headers.get('upload-offset'))
      expect(kept).toBeGreaterThan(0)
      expect(kept).toBeLessThan(bytes.length)
      const sent: number[] = []
      await uploadArtwork(shop, browser, bytes, { uploadUrl: url, onProgress: (sum) => sent.push(sum) })

      expect(Math.min(...sent)).toBeGreaterThanOrEqual(kept)
      expect(await inspected(browser, id)).toMatchObject({ state: 'ready', widthPx: 1_200, heightPx: 1_200 })
      const original = await browser.get(`/files/artworks/${id}/original`)
      expect(sha256(Buffer.from(await original.arrayBuffer()))).toBe(sha256(bytes))
      expect(await inspected(browser, inspectedId)).toMatchObject({ state: 'ready', widthPx: 1_800 })
    },
  }
}

/** Sends the first part of `bytes` and then nothing more; resolves when the connection is lost. */
async function sendUntilCut(url: string, browser: Browser, bytes: Buffer): Promise<void> {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) })
  await expect(sendBytes(url, browser, 0, body)).rejects.toThrow()
}

async function bytesOnDisk(path: string): Promise<void> {
  await until(async () => (await stat(path)).size > 0)
}

async function inspected(browser: Browser, id: string): Promise<ArtworkView> {
  const ask = async (): Promise<ArtworkView> =>
    (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork
  await until(async () => ['ready', 'rejected'].includes((await ask()).state))
  return ask()
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
