import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { AiDesigns } from '#server/aidesigns/index.ts'
import type { Artwork, ArtworkView } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Orders } from '#server/orders/index.ts'

/** A picture that the shop has for somebody and that is not among their artworks yet. */
export type OwnPicture = { key: string; name: string; pictureUrl: string | null }

export type OwnPicturesView = {
  aiDesigns: OwnPicture[]
  /** Premade prints that were bought: the shop's watermark is on the pictures of all others. */
  prints: OwnPicture[]
}

export type OwnPictures = {
  list(actor: Actor): Promise<OwnPicturesView>
  /** Makes a picture of the list an artwork of the actor's own, once; null when it is not on their list. */
  use(actor: Actor, key: string): Promise<ArtworkView | null>
}

export type OwnPicturesNeeds = {
  orders: Pick<Orders, 'boughtPrints'>
  aiDesigns: Pick<AiDesigns, 'list' | 'use'>
  artwork: Pick<Artwork, 'importOnce' | 'get'>
  files: Pick<FileStore, 'read'>
}

/** What goes onto a gang sheet beside one's own uploads (DECISIONS.md 13 and 18). */
export function createOwnPictures(needs: OwnPicturesNeeds): OwnPictures {
  return { list: (actor) => list(needs, actor), use: (actor, key) => use(needs, actor, key) }
}

/** `ai:<run>:<index>` or `print:<product>`. */
export const pictureKeySchema = z.string().regex(/^(ai:[0-9a-f-]{36}:[0-3]|print:[0-9a-f-]{36})$/)

async function list({ orders, aiDesigns }: OwnPicturesNeeds, actor: Actor): Promise<OwnPicturesView> {
  const [runs, bought] = await Promise.all([aiDesigns.list(actor), orders.boughtPrints(actor)])
  return {
    aiDesigns: runs.flatMap(({ id, prompt, designs }) =>
      designs.map(({ index, previewUrl }) => ({
        key: `ai:${id}:${index}`,
        name: `${prompt}, ${index + 1}`,
        pictureUrl: previewUrl,
      })),
    ),
    prints: bought.map(({ productId, title, imageUrl }) => ({
      key: `print:${productId}`,
      name: title,
      pictureUrl: imageUrl,
    })),
  }
}

async function use(needs: OwnPicturesNeeds, actor: Actor, key: string): Promise<ArtworkView | null> {
  const [kind, id = '', index] = key.split(':')
  const artworkId =
    kind === 'print' ? await takePrint(needs, actor, id) : await takeDesign(needs, actor, id, Number(index))
  return artworkId === null ? null : needs.artwork.get(actor, artworkId)
}

/** The original itself, without a watermark: only for those who bought it. */
async function takePrint(
  { orders, artwork, files }: OwnPicturesNeeds,
  actor: Actor,
  productId: string,
): Promise<string | null> {
  const print = (await orders.boughtPrints(actor)).find((one) => one.productId === productId)
  if (!print) return null
  const bytes = await buffer(await files.read(print.original.key))
  return (await artwork.importOnce(actor, { fileName: print.title, bytes })).id
}

async function takeDesign(
  { aiDesigns }: OwnPicturesNeeds,
  actor: Actor,
  runId: string,
  index: number,
): Promise<string | null> {
  const used = await aiDesigns.use(actor, runId, index)
  return used.ok ? used.artworkId : null
}
