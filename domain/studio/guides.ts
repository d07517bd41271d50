import { mm } from '../units.ts'
import { mostGuides } from './most-guides.ts'
import type { Guides, StudioDocument } from './studio-document.ts'

export type GuideDirection = keyof Guides

const none: Guides = { vertical: [], horizontal: [] }

export const guidesOf = ({ guides = none }: Pick<StudioDocument, 'guides'>): Guides => guides

/** Adds a guide across the sheet, this many mm from its left (`vertical`) or top edge, rounded to a tenth. */
export function addGuide(document: StudioDocument, direction: GuideDirection, at: number): StudioDocument {
  const guides = guidesOf(document)
  if (guides.vertical.length + guides.horizontal.length >= mostGuides) return document
  return put(document, direction, [...guides[direction], within(document, direction, at)])
}

export const moveGuide = (
  document: StudioDocument,
  direction: GuideDirection,
  index: number,
  at: number,
): StudioDocument =>
  put(
    document,
    direction,
    guidesOf(document)[direction].map((guide, one) =>
      one === index ? within(document, direction, at) : guide,
    ),
  )

export const removeGuide = (
  document: StudioDocument,
  direction: GuideDirection,
  index: number,
): StudioDocument =>
  put(
    document,
    direction,
    guidesOf(document)[direction].filter((_, one) => one !== index),
  )

export const removeGuides = (document: StudioDocument): StudioDocument => ({ ...document, guides: none })

const put = (document: StudioDocument, direction: GuideDirection, places: Guides['vertical']) => ({
  ...document,
  guides: { ...guidesOf(document), [direction]: places },
})

function within({ sheet }: StudioDocument, direction: GuideDirection, at: number) {
  const length = direction === 'vertical' ? sheet.width : sheet.height
  return mm(Math.round(Math.max(0, Math.min(length, at)) * 10) / 10)
}
