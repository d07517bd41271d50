import { z } from 'zod'
import { letteringFonts } from '#domain/lettering/fonts.ts'
import type { LetteringPreview } from '#domain/lettering/lettering.ts'
import type { letteringSchema } from '#domain/lettering/lettering-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { artworkShape } from '#server/kernel/operations/artwork-shape.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ArtworkDeps } from '../deps.ts'
import { previewLetteringsSchema } from '../lettering/how-much-text.ts'
import { makeLetterings, makeLetteringsSchema } from '../lettering/make-letterings.ts'
import { previewLetterings } from '../lettering/threads.ts'

/** The text that one call may set takes far less. */
const maxBytes = 60_000

const exampleLettering: z.input<typeof letteringSchema> = {
  gap: 0,
  blocks: [
    {
      ...{ text: 'Hill', font: 'bebas_neue', height: 5, heightOf: 'capitals', letterSpacing: 0 },
      ...{ lineSpacing: 100, align: 'center', shape: { kind: 'straight' }, color: '#000000', outline: null },
    },
  ],
}

export const setLetterings = defineOperation({
  name: 'letterings.make',
  route: 'POST /letterings',
  summary: 'Set texts in the shop’s fonts, saved as the caller’s own artwork; all of them or none',
  may: 'anyone',
  input: makeLetteringsSchema,
  example: { letterings: [{ name: 'Hill', lettering: exampleLettering }] },
  result: z.object({ artworks: z.array(artworkShape) }),
  maxBytes,
  async run(deps: ArtworkDeps, actor, { letterings }) {
    return ok({ artworks: await makeLetterings(deps, actor, letterings) })
  },
})

const previewShape: z.ZodType<LetteringPreview> = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** In mm; areas are in tenths of a mm. */
    drawing: z.object({
      width: z.number(),
      height: z.number(),
      areas: z.array(z.object({ d: z.string(), color: z.string(), stroke: z.number() })),
    }),
  }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    missing: z.array(z.string()),
    fontsThatHave: z.array(z.enum(letteringFonts)),
  }),
])

/** Stores nothing. */
export const previewTexts = defineOperation({
  name: 'letterings.preview',
  route: 'POST /letterings/previews',
  summary: 'How texts will print, in the order requested, or why one of them can’t',
  may: 'anyone',
  input: previewLetteringsSchema,
  example: { letterings: [exampleLettering] },
  result: z.object({ previews: z.array(previewShape) }),
  status: 200,
  maxBytes,
  async run(_deps: ArtworkDeps, _actor, { letterings }) {
    const previews = await previewLetterings(letterings)
    if (lengthOf(previews) > maxDrawn) throw new AppError('invalid', tooIntricate)
    return ok({ previews })
  },
})

/** Characters of outlines. Script lettering bent around a circle has thousands of curves per word. */
const maxDrawn = 8_000_000
const tooIntricate = 'That’s too much to show at once. Preview fewer texts.'

const lengthOf = (previews: readonly LetteringPreview[]): number =>
  previews
    .flatMap((preview) => (preview.ok ? preview.drawing.areas : []))
    .reduce((sum, { d }) => sum + d.length, 0)
