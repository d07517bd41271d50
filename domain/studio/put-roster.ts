import type { PlayerMark, Roster } from '../roster/roster.ts'
import { type SetArtwork, sizeOnSheet } from './put-lettering.ts'
import { newItem, type StudioDocument, type StudioItem } from './studio-document.ts'

/** One piece for a player, with the artwork made for it. */
export type MadePiece = { mark: PlayerMark; artwork: SetArtwork; copies: number }

/**
 * Puts a list's pieces on the sheet, replacing those made from the same list before. Unchanged pieces stay where they
 * are; everything else is arranged again around them.
 */
export function putRoster(
  document: StudioDocument,
  roster: Roster,
  pieces: readonly MadePiece[],
): StudioDocument {
  const isOfList = ({ player }: { player?: PlayerMark }): boolean => player?.list === roster.id
  const before = document.items.filter(isOfList)
  const items: StudioItem[] = document.items.filter((item) => !isOfList(item))
  const others = items.length
  for (const { mark, artwork, copies } of pieces) {
    const size = sizeOnSheet(artwork, document.sheet)
    const same = before.find(
      (item) =>
        item.artworkId === artwork.id &&
        item.player?.line === mark.line &&
        item.player.label === mark.label &&
        Math.abs(item.width - size.width) < 0.01,
    )
    items.push(
      same
        ? { ...same, copies }
        : {
            ...newItem([...document.items, ...items], artwork, size, copies),
            name: mark.label,
            player: mark,
          },
    )
  }
  const kept = new Map(items.slice(others).map(({ id, copies }) => [id, copies]))
  const placements = document.placements.filter((placement) => {
    if (!isOfList(placement)) return true
    const left = kept.get(placement.itemId) ?? 0
    kept.set(placement.itemId, left - 1)
    return left > 0
  })
  const rosters = [...(document.rosters ?? []).filter(({ id }) => id !== roster.id), roster]
  return { ...document, items, placements, rosters, pinned: undefined, isArranged: false }
}

/** The lists that anything on the sheet was made from. */
export const rostersInUse = ({ rosters = [], items }: StudioDocument): Roster[] =>
  rosters.filter(({ id }) => items.some(({ player }) => player?.list === id))
