/** Backgrounds shown through the film: none of them is printed. */
export const grounds = ['film', 'checker', 'white', 'heather', 'black'] as const
export type NamedGround = (typeof grounds)[number]
/** One of our own, or a garment's color as `#rrggbb`. */
export type Ground = NamedGround | `#${string}`

export const isGround = (value: unknown): value is Ground =>
  grounds.some((one) => one === value) || (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value))

const groundNames: Record<NamedGround, string> = {
  film: 'Film',
  checker: 'Checkerboard',
  white: 'White shirt',
  heather: 'Heather shirt',
  black: 'Black shirt',
}

const shirts: Record<Exclude<NamedGround, 'film'>, string> = {
  checker: '#fff',
  white: '#fff',
  heather: '#9a9da3',
  black: '#17181b',
}

const isOwnColor = (ground: Ground): ground is `#${string}` => ground.startsWith('#')

export const isNamedGround = (ground: Ground): ground is NamedGround => !isOwnColor(ground)

export const nameGround = (ground: Ground): string =>
  isOwnColor(ground) ? `Shirt in ${ground}` : groundNames[ground]

export const groundFill = (ground: Ground, colors: { film: string }): string => {
  if (isOwnColor(ground)) return ground
  return ground === 'film' ? colors.film : shirts[ground]
}

/** The same in CSS, for swatches. */
export const groundStyle = (ground: NamedGround): string =>
  ground === 'film'
    ? 'var(--color-film)'
    : ground === 'checker'
      ? 'repeating-conic-gradient(#d8d5d0 0 25%, #fff 0 50%) 0 0 / 8px 8px'
      : shirts[ground]
