import { z } from 'zod'
import { cropFields, hasInside, nothingInside } from '#domain/artwork/crop-input.ts'
import { repairSchema } from '#domain/checks/repairs.ts'
import { artworkShape, factsShape } from '#server/kernel/operations/artwork-shape.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ArtworkDeps } from '../deps.ts'
import { measureOnePart } from '../measure/measure-parts.ts'
import { repairArtwork } from '../repair/repair-artwork.ts'
import { anyArtwork, artworkId } from './shapes.ts'

const ofArtwork = { artwork: artworkId }
const [harden, knockOut, trimEdge, halftone] = repairSchema.options

export const repairOwnArtwork = defineOperation({
  name: 'artworks.repair',
  route: 'POST /artworks/{artwork}/repairs',
  summary:
    'A repaired, full-size copy of an image, added to the caller’s own artwork; the original stays unchanged',
  may: 'anyone',
  input: z.discriminatedUnion('kind', [
    harden.extend(ofArtwork),
    knockOut.extend(ofArtwork),
    trimEdge.extend(ofArtwork),
    halftone.extend(ofArtwork),
  ]),
  example: { artwork: anyArtwork, kind: 'harden', level: 128 },
  result: z.object({ artwork: artworkShape }),
  async run(deps: ArtworkDeps, actor, { artwork, ...repair }) {
    return ok({ artwork: await repairArtwork(deps, actor, artwork, repair) })
  },
})

export const measureArtworkPart = defineOperation({
  name: 'artworks.measure-part',
  route: 'POST /artworks/{artwork}/parts',
  summary: 'What the checks find in the part of an image that a crop keeps; edges are shares of its ink',
  may: 'anyone',
  input: cropFields.extend(ofArtwork).refine(hasInside, nothingInside),
  example: { artwork: anyArtwork, left: 0, top: 0, right: 0.5, bottom: 1 },
  result: z.object({ measured: factsShape }),
  status: 200,
  async run(deps: ArtworkDeps, actor, { artwork, ...crop }) {
    return ok({ measured: await measureOnePart(deps, actor, artwork, crop) })
  },
})
