import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { guidesOf } from '#domain/studio/guides.ts'
import type { StudioDocument, StudioPlacement } from '#domain/studio/studio-document.ts'
import { formatInches, inches, type Mm, mmToInches } from '#domain/units.ts'
import { nameGround } from './ground.ts'
import { nameCopies } from './name-copies.ts'
import type { Look } from './studio-look.ts'

/** State that is visible on screen, and announced when it changes. */
export type Told = {
  document: StudioDocument
  selection: readonly string[]
  look: Look
  isSelectingSeveral: boolean
}

export type HistoryAct = 'Undone' | 'Redone'

/**
 * What changed, in a sentence or two; null if there is nothing to announce. The number of placed copies is in the
 * status bar, which is announced by itself. Copies moved by the arrangement are not announced: no one moved them.
 */
export function tellChange(before: Told, now: Told, acted: HistoryAct | null): string | null {
  const told = [
    acted,
    tellSelection(before, now) ?? tellSelected(before, now, acted !== null),
    tellSheet(before.document, now.document),
    tellLook(before.look, now.look),
    before.isSelectingSeveral === now.isSelectingSeveral
      ? null
      : `Select several: ${now.isSelectingSeveral ? 'on' : 'off'}`,
  ].filter((words) => words !== null)
  return told.length > 0 ? `${told.join('. ')}.` : null
}

function tellSelection(before: Told, { document, selection }: Told): string | null {
  const old = new Set(before.selection)
  const gone = before.selection.filter((id) => !document.placements.some((one) => one.id === id))
  if (gone.length > 0)
    return `Removed: ${gone.length === 1 ? nameCopies(before.document).get(gone[0] ?? '') : `${gone.length} copies`}`
  if (selection.length === old.size && selection.every((id) => old.has(id))) return null
  const [first, ...others] = document.placements.filter(({ id }) => selection.includes(id))
  if (!first) return 'Nothing selected'
  if (others.length > 0) return `Selected: ${others.length + 1} copies`
  return `Selected: ${nameCopies(document).get(first.id)}, ${placeOf(first)}${first.locked ? ', locked' : ''}`
}

type Pair = readonly [old: StudioPlacement, now: StudioPlacement]

function tellSelected(before: Told, { document, selection }: Told, hasActed: boolean): string | null {
  if (document.placements === before.document.placements) return null
  const old = new Map(before.document.placements.map((one) => [one.id, one]))
  const pairs = document.placements.flatMap((one): Pair[] => {
    const was = selection.includes(one.id) ? old.get(one.id) : undefined
    return was ? [[was, one]] : []
  })
  const [pair] = pairs
  if (!pair) return null
  const [, now] = pair
  const differs = (has: (was: StudioPlacement, is: StudioPlacement) => boolean): boolean =>
    pairs.some(([was, is]) => has(was, is))
  const told: string[] = []
  if (differs((was, is) => was.width !== is.width))
    told.push(`${formatInches(mmToInches(now.width))} × ${formatInches(mmToInches(now.height))}`)
  if (differs((was, is) => was.rotation !== is.rotation && (is.locked || hasActed)))
    told.push(`turned to ${now.rotation}°`)
  if (differs((was, is) => was.mirrored !== is.mirrored))
    told.push(now.mirrored ? 'mirrored' : 'not mirrored')
  if (differs((was, is) => isElsewhere(was, is) && (is.locked || hasActed)))
    told.push(pairs.length === 1 ? placeOf(now) : 'moved')
  if (differs((was, is) => was.group !== is.group))
    told.push(now.group === undefined ? 'no longer grouped' : 'grouped')
  const layer = document.placements.indexOf(now)
  const isSameCount = document.placements.length === before.document.placements.length
  if (isSameCount && before.document.placements[layer]?.id !== now.id)
    told.push(`layer ${layer + 1} of ${document.placements.length} from the bottom`)
  if (told.length === 0 && differs((was, is) => was.locked !== is.locked))
    told.push(now.locked ? 'locked in place' : 'unlocked')
  if (told.length === 0) return null
  const who = pairs.length === 1 ? nameCopies(document).get(now.id) : `${pairs.length} copies`
  return `${who}: ${told.join(', ')}`
}

const isElsewhere = (was: StudioPlacement, is: StudioPlacement): boolean => was.x !== is.x || was.y !== is.y

function placeOf(placement: StudioPlacement): string {
  const { left, top } = placementBounds(placement)
  return `${lengthOf(left)} from the left, ${lengthOf(top)} from the top`
}

const lengthOf = (length: Mm): string => formatInches(inches(mmToInches(length)))

function tellSheet(before: StudioDocument, now: StudioDocument): string | null {
  const [was, is] = [before.sheet, now.sheet]
  const told: string[] = []
  if (was.sizeId !== is.sizeId) told.push(`Sheet of ${lengthOf(is.width)} × ${lengthOf(is.height)}`)
  if (was.spacing !== is.spacing || was.margin !== is.margin)
    told.push(`${lengthOf(is.spacing)} between artworks, ${lengthOf(is.margin)} at the edge`)
  if ((before.packing ?? 'boxes') !== (now.packing ?? 'boxes'))
    told.push(`Laid out by ${now.packing === 'shapes' ? 'true shapes' : 'boxes'}`)
  if (told.length === 0 && before.items === now.items && before.isArranged && !now.isArranged)
    told.push('Laid out again')
  if (before.quantity !== now.quantity) told.push(now.quantity === 1 ? '1 sheet' : `${now.quantity} sheets`)
  if (countGuides(before) !== countGuides(now)) told.push(`Guides: ${countGuides(now)}`)
  return told.length > 0 ? told.join('. ') : null
}

function countGuides(document: StudioDocument): number {
  const { vertical, horizontal } = guidesOf(document)
  return vertical.length + horizontal.length
}

function tellLook(before: Look, now: Look): string | null {
  const told: string[] = []
  if (before.unit !== now.unit) told.push(`Ruler in ${now.unit === 'in' ? 'inches' : 'millimeters'}`)
  if (before.isGridShown !== now.isGridShown) told.push(`Grid ${now.isGridShown ? 'on' : 'off'}`)
  if (before.ground !== now.ground) told.push(`Shown on: ${nameGround(now.ground)}`)
  return told.length > 0 ? told.join('. ') : null
}
