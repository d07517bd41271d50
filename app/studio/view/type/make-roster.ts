import { letteringName } from '#domain/lettering/lettering.ts'
import type { RosterPiece } from '#domain/roster/roster-pieces.ts'
import type { MadePiece } from '#domain/studio/put-roster.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { setArtworkOf } from './set-artwork.ts'
import type { NamedLettering } from './use-making.ts'

/** The letterings to draw for a list: what several players share is drawn once. */
export function letteringsOf(pieces: readonly RosterPiece[]): NamedLettering[] {
  const found = new Map(
    pieces.map(({ lettering }) => [JSON.stringify(lettering), { name: letteringName(lettering), lettering }]),
  )
  return [...found.values()]
}

/** The pieces with the resulting artworks, in the order of `letteringsOf`. */
export function madePieces(
  list: string,
  pieces: readonly RosterPiece[],
  artworks: readonly ArtworkView[],
): MadePiece[] {
  const drawn = letteringsOf(pieces).map(({ lettering }) => JSON.stringify(lettering))
  return pieces.flatMap(({ player, label, lettering }) => {
    const view = artworks[drawn.indexOf(JSON.stringify(lettering))]
    const artwork = view && setArtworkOf(view)
    return artwork ? [{ mark: { list, line: player.line, label }, artwork, copies: player.quantity }] : []
  })
}
