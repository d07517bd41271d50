/** How a picture goes around a cup: it fills the band and is cut, it is shown whole, or whole and again and again. */
export const wrapWays = ['fill', 'whole', 'repeat'] as const
export type WrapWay = (typeof wrapWays)[number]

export const smallestWrap = 0.2

export type Wrap = {
  way: WrapWay
  /** Of the largest that finds room in the band, from `smallestWrap` to 1; what fills it has no other size. */
  size: number
  /** 0 … 1: of what fills the band, where the part that is shown is cut from; else where it stands, from the top down. */
  place: number
}

/** As it was before shoppers could choose. */
export const filledFromMiddle: Wrap = { way: 'fill', size: 1, place: 0.5 }

/** More is not cut off unasked. */
const mostCut = 0.1

/** What a new picture begins with: nothing of it is thrown away unless somebody wants it so. */
export const firstWrap = (cutShare: number): Wrap =>
  cutShare > mostCut ? { way: 'whole', size: 1, place: 0.5 } : filledFromMiddle
