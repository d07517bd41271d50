import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { artworkShape } from '#server/kernel/operations/artwork-shape.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OwnPicturesDeps } from '../deps.ts'

/** `ai:<run>:<index>` or `print:<product>`. */
const pictureKey = z.string().regex(/^(ai:[0-9a-f-]{36}:[0-3]|print:[0-9a-f-]{36})$/)

export const takeOwnPicture = defineOperation({
  name: 'own-pictures.take',
  route: 'POST /own-pictures',
  summary:
    'Turn an AI design or a bought print into one of the caller’s own artworks, once; `key` comes from the list',
  may: 'anyone',
  input: z.object({ key: pictureKey }),
  example: { key: 'print:8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({ artwork: artworkShape }),
  async run(deps: OwnPicturesDeps, actor, { key }) {
    const [kind, id = '', index] = key.split(':')
    const artworkId =
      kind === 'print' ? await takePrint(deps, actor, id) : await takeDesign(deps, actor, id, Number(index))
    const artwork = artworkId && (await deps.artwork.get(actor, artworkId))
    if (!artwork) throw new AppError('not_found', 'This isn’t one of your pictures.')
    return ok({ artwork })
  },
})

/** The original without a watermark: only for those who bought it. */
async function takePrint(
  { orders, artwork, files }: OwnPicturesDeps,
  actor: Actor,
  productId: string,
): Promise<string | null> {
  const print = (await orders.boughtPrints(actor)).find((one) => one.productId === productId)
  if (!print) return null
  const bytes = await buffer(await files.read(print.original.key))
  return (await artwork.importOnce(actor, { fileName: print.title, bytes })).id
}

async function takeDesign(
  { aiDesigns }: OwnPicturesDeps,
  actor: Actor,
  runId: string,
  index: number,
): Promise<string | null> {
  const used = await aiDesigns.use(actor, runId, index)
  return used.ok ? used.artworkId : null
}
