/** What a part of a motif is for; styles give each tone a color, a texture or only a line. */
export type Tone = 'main' | 'second' | 'accent' | 'ink' | 'light'

/** One outline of a motif in a box from -100 to 100, later ones on top. */
export type Part = {
  d: string
  tone: Tone
  /** Width of an open line; absent for filled outlines. */
  line?: number
  /** Dark, but a thing of its own and no detail on another: drawn, not cut, where there is one ink only. */
  isBody?: true
  /** Mirrored about the upright axis. */
  isFlipped?: true
}

export type Motif = readonly Part[]
