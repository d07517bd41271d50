/** The role of a motif's part; styles give each tone a color, a texture or only a line. */
export type Tone = 'main' | 'second' | 'accent' | 'ink' | 'light'

/** One outline of a motif in a box from -100 to 100, later ones on top. */
export type Part = {
  d: string
  tone: Tone
  /** Width of an open line; absent for filled outlines. */
  line?: number
  /** Dark, but an object of its own rather than a detail on another: drawn, not cut out, when there is only one ink. */
  isBody?: true
  /** Mirrored about the vertical axis. */
  isFlipped?: true
}

export type Motif = readonly Part[]
