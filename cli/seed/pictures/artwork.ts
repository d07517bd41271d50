/** One customer's design: transparent ground, drawn as outlines only. */
export interface Artwork {
  slug: string
  title: string
  /** Printed size; a whole number of pixels at 300 dpi. */
  widthInches: number
  heightInches: number
  tags: readonly string[]
  /** The colour of a design in one ink: it may be engraved, or printed in any other single colour. */
  ink?: string
  /** The whole SVG; its viewBox counts inches. */
  draw: () => string
}

export interface ArtworkPlan extends Omit<Artwork, 'draw'> {
  /** The content in canvas units: a hundredth of an inch, origin top left. */
  paint: () => string
}

export function artwork({ paint, ...plan }: ArtworkPlan): Artwork {
  const { widthInches: width, heightInches: height } = plan
  return {
    ...plan,
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}"><g transform="scale(.01)">${paint()}</g></svg>`,
  }
}
