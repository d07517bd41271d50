import { z } from 'zod'
import { letteringFonts } from '#domain/lettering/fonts.ts'
import { artworkShape } from '#server/kernel/operations/artwork-shape.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ArtworkDeps } from '../deps.ts'
import { drawWithFonts, previewLiveText, readLiveText } from '../lettering/pick-fonts.ts'
import { anyArtwork, artworkId } from './shapes.ts'

const ofArtwork = { artwork: artworkId }

/** Drawings use a handful. */
const mostFonts = 20

const picks = z.strictObject({
  ...ofArtwork,
  fonts: z
    .array(z.strictObject({ name: z.string().min(1).max(300), font: z.enum(letteringFonts) }))
    .max(mostFonts),
})

const example: z.input<typeof picks> = {
  artwork: anyArtwork,
  fonts: [{ name: 'Comic Sans MS', font: 'righteous' }],
}

export const readTextOfArtwork = defineOperation({
  name: 'artworks.read-live-text',
  route: 'GET /artworks/{artwork}/live-text',
  summary:
    'The fonts missing for a rejected drawing’s live text, the text set in them, and the drawing (SVG)',
  may: 'anyone',
  input: z.strictObject(ofArtwork),
  example: { artwork: anyArtwork },
  result: z.object({
    fonts: z.array(z.object({ name: z.string(), text: z.string() })),
    drawing: z.string(),
  }),
  async run(deps: ArtworkDeps, actor, { artwork }) {
    return ok(await readLiveText(deps, actor, artwork))
  },
})

/** Stores nothing. */
export const previewTextOfArtwork = defineOperation({
  name: 'artworks.preview-live-text',
  route: 'POST /artworks/{artwork}/live-text/previews',
  summary: 'The drawing (SVG) with its live text set in the shop fonts picked to replace the missing ones',
  may: 'anyone',
  input: picks,
  example,
  result: z.object({ drawing: z.string() }),
  status: 200,
  async run(deps: ArtworkDeps, actor, picked) {
    return ok({ drawing: await previewLiveText(deps, actor, picked) })
  },
})

export const setTextOfArtwork = defineOperation({
  name: 'artworks.set-live-text',
  route: 'POST /artworks/{artwork}/live-text',
  summary: 'That drawing as the caller’s own artwork; the rejected one stays until it is removed',
  may: 'anyone',
  input: picks,
  example,
  result: z.object({ artwork: artworkShape }),
  async run(deps: ArtworkDeps, actor, picked) {
    return ok({ artwork: await drawWithFonts(deps, actor, picked) })
  },
})
