import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ProductionDeps } from '../deps.ts'

/** Longest side on paper, at which a ticket's picture is sharp enough to know the design by. */
const largestPx = 700

/** The design's picture as PNG for a ticket; null when there is none or it cannot be read. Staff may see them all. */
export async function pictureOf(
  deps: Pick<ProductionDeps, 'files' | 'designs' | 'artwork'>,
  actor: Actor,
  design: OrderDesignData | null,
): Promise<Buffer | null> {
  try {
    const bytes =
      design &&
      ((await byAddress(deps, actor, design.imageUrl ?? '')) ?? (await byArtwork(deps, actor, design)))
    if (!bytes) return null
    return await sharp(bytes, { limitInputPixels: maxWholeDecodePixels })
      .resize(largestPx, largestPx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
  } catch {
    // A ticket without its picture is of use; no ticket at all stops the press.
    return null
  }
}

async function byAddress(
  { files, designs }: Pick<ProductionDeps, 'files' | 'designs'>,
  actor: Actor,
  address: string,
): Promise<Buffer | null> {
  if (address.startsWith('/files/public/')) return buffer(await files.read(address.slice('/files/'.length)))
  const [, designId, version] =
    /^\/files\/designs\/([0-9a-f-]{36})\/preview(?:\?v=(\d+))?$/.exec(address) ?? []
  if (!designId) return null
  const file = await designs.readPreview(actor, designId, version ? Number(version) : null)
  return file && buffer(await file.open())
}

/** The first artwork on it, for designs whose own picture is not drawn. */
async function byArtwork(
  { artwork }: Pick<ProductionDeps, 'artwork'>,
  actor: Actor,
  { artworks }: OrderDesignData,
): Promise<Buffer | null> {
  const [first] = artworks ?? []
  const file = first ? await artwork.readPicture(actor, first.id, 'preview') : null
  return file && buffer(await file.open())
}
