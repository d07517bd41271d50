import type { Colours } from './canvas/use-colours.ts'

/** What is seen through the film: none of it is printed. */
export const grounds = ['film', 'checker', 'white', 'heather', 'black'] as const
export type Ground = (typeof grounds)[number]

export const groundNames: Record<Ground, string> = {
  film: 'Film',
  checker: 'Checkerboard',
  white: 'White shirt',
  heather: 'Heather shirt',
  black: 'Black shirt',
}

const shirts: Record<Exclude<Ground, 'film'>, string> = {
  checker: '#fff',
  white: '#fff',
  heather: '#9a9da3',
  black: '#17181b',
}

export const groundFill = (ground: Ground, colours: Pick<Colours, 'film'>): string =>
  ground === 'film' ? colours.film : shirts[ground]

/** The same in CSS, for swatches. */
export const groundStyle = (ground: Ground): string =>
  ground === 'film'
    ? 'var(--color-film)'
    : ground === 'checker'
      ? 'repeating-conic-gradient(#d8d5d0 0 25%, #fff 0 50%) 0 0 / 8px 8px'
      : shirts[ground]
