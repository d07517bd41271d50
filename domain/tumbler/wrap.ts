/** How an image goes around a cup: it fills the band and is cropped, it is shown whole, or it is repeated whole. */
export const wrapWays = ['fill', 'whole', 'repeat'] as const
export type WrapWay = (typeof wrapWays)[number]

export const smallestWrap = 0.2

export type Wrap = {
  way: WrapWay
  /**
   * Relative to the largest size that fits the band, from `smallestWrap` to 1; an image that fills it has no other
   * size.
   */
  size: number
  /**
   * 0 … 1: for an image that fills the band, where the visible part is taken from; otherwise its vertical position,
   * from the top down.
   */
  place: number
}

/** The behavior before shoppers could choose. */
export const filledFromMiddle: Wrap = { way: 'fill', size: 1, place: 0.5 }

/** The most that is cropped without asking. */
const mostCut = 0.1

/** The initial setting for a new image: no more than that is cropped unless the shopper wants it. */
export const firstWrap = (cutShare: number): Wrap =>
  cutShare > mostCut ? { way: 'whole', size: 1, place: 0.5 } : filledFromMiddle
