import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { artworkShape } from '#server/kernel/operations/artwork-shape.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ArtworkDeps } from '../deps.ts'
import { getArtworks, listArtworks } from '../find-artworks.ts'
import { removeArtwork as remove } from '../remove-artwork.ts'
import { anyArtwork, artworkId, unknownArtwork } from './shapes.ts'

const input = z.object({ artwork: artworkId })
const example = { artwork: anyArtwork }

export const listOwnArtworks = defineOperation({
  name: 'artworks.list',
  route: 'GET /artworks',
  summary: 'The artwork that the caller has uploaded, newest first; upload with POST /uploads/artworks (tus)',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.object({ artworks: z.array(artworkShape) }),
  async run({ database }: ArtworkDeps, actor) {
    return ok({ artworks: await listArtworks({ database }, actor) })
  },
})

export const getArtwork = defineOperation({
  name: 'artworks.get',
  route: 'GET /artworks/{artwork}',
  summary: 'One of the caller’s own artworks, with its measurements',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ artwork: artworkShape }),
  async run({ database }: ArtworkDeps, actor, { artwork: id }) {
    const [artwork] = await getArtworks({ database }, actor, [id])
    if (!artwork) throw new AppError('not_found', unknownArtwork)
    return ok({ artwork })
  },
})

export const removeArtwork = defineOperation({
  name: 'artworks.remove',
  route: 'DELETE /artworks/{artwork}',
  summary: 'Remove one of the caller’s own artworks from their list; designs and orders that use it keep it',
  may: 'anyone',
  ...{ input, example },
  result: z.undefined(),
  async run(deps: ArtworkDeps, actor, { artwork }) {
    const removed = await remove(deps, actor, artwork)
    if (!removed.ok) throw new AppError('not_found', unknownArtwork)
    return ok(undefined)
  },
})
