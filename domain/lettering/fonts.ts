/** Open fonts (SIL Open Font License) that the shop sets text in; their files are part of the project. */
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

const likenesses: readonly [RegExp, LetteringFont][] = [
  [/script|hand|brush|cursive|signature|dancing|pacifico|lobster/i, 'yellowtail'],
  [/(times|georgia|garamond|baskerville|bodoni|didot|caslon|playfair|serif).*italic/i, 'playfair_italic'],
  [/slab|rockwell|clarendon|cooper/i, 'alfa_slab'],
  [/impact|bebas|oswald|league|condensed|narrow|anton|college|varsity/i, 'bebas_neue'],
  [/round|comic|fredoka|baloo/i, 'righteous'],
  [/sans|grotesk|grotesque/i, 'bricolage'],
  [/times|georgia|garamond|baskerville|bodoni|didot|caslon|serif/i, 'playfair'],
  [/bold|black|heavy/i, 'bricolage_bold'],
]

/** The starting choice in place of a font that we do not have, by its name. */
export const similarFont = (name: string): LetteringFont =>
  likenesses.find(([words]) => words.test(name))?.[1] ?? 'bricolage'

/** Script fonts, whose characters touch: text is bent as a whole, so that they still do. */
export const isJoined = (font: LetteringFont): boolean => font === 'yellowtail'
