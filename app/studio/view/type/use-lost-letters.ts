import type { LetteringFont } from '#domain/lettering/fonts.ts'
import type { LetteringPreview } from '#domain/lettering/lettering.ts'
import { letteringSchema } from '#domain/lettering/lettering-input.ts'
import { letterProbes, linesLosingLetters } from '#domain/roster/letter-probes.ts'
import type { LineProblem } from '#domain/roster/read-players.ts'
import type { RosterPiece } from '#domain/roster/roster-pieces.ts'
import { usePreviews } from './use-previews.ts'

type Refused = Extract<LetteringPreview, { ok: false }>

/** The server checks this many texts at once. */
const mostProbes = 16

/** Characters in a whole list that its fonts are missing: which lines are affected, and which fonts have them. */
export function useLostLetters(pieces: readonly RosterPiece[]): {
  lines: readonly LineProblem[]
  fonts: readonly { font: LetteringFont; preview: Refused }[]
} {
  const probes = letterProbes(pieces).filter((probe) => letteringSchema.safeParse(probe).success)
  const { previews, letterings } = usePreviews(probes.slice(0, mostProbes))
  const fonts = previews.flatMap((preview, at) => {
    const font = letterings[at]?.blocks[0]?.font
    return font && !preview.ok && preview.missing.length > 0 ? [{ font, preview }] : []
  })
  const lacking = new Map<LetteringFont, Set<string>>()
  for (const { font, preview } of fonts)
    lacking.set(font, new Set([...(lacking.get(font) ?? []), ...preview.missing]))
  return { lines: linesLosingLetters(pieces, lacking), fonts }
}
