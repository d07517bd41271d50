/** Open fonts (SIL Open Font License) that the shop sets text in; their files come with the project. */
export const letteringFonts = [
  'bebas_neue',
  'alfa_slab',
  'bricolage_bold',
  'bricolage',
  'righteous',
  'shrikhand',
  'yellowtail',
  'playfair',
  'playfair_italic',
] as const

export type LetteringFont = (typeof letteringFonts)[number]

export const fontNames: Record<LetteringFont, string> = {
  bebas_neue: 'Bebas Neue',
  alfa_slab: 'Alfa Slab One',
  bricolage_bold: 'Bricolage Extra Bold',
  bricolage: 'Bricolage Medium',
  righteous: 'Righteous',
  shrikhand: 'Shrikhand',
  yellowtail: 'Yellowtail',
  playfair: 'Playfair Extra Bold',
  playfair_italic: 'Playfair Bold Italic',
}

/** Handwriting, whose letters touch: it is bent as a whole, so that they still do. */
export const isJoined = (font: LetteringFont): boolean => font === 'yellowtail'
