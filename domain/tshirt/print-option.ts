/** docs/spec-map.md S9: the options that shirt prices are based on. */
export const tshirtPrintOptions = ['frontOnly', 'frontBack'] as const
export type TshirtPrintOption = (typeof tshirtPrintOptions)[number]

/** What a shopper chooses: a single print can also go on the back, and costs the same as one on the front. */
export const tshirtPrintChoices = ['frontOnly', 'backOnly', 'frontBack'] as const
export type TshirtPrintChoice = (typeof tshirtPrintChoices)[number]

export type GarmentSide = 'front' | 'back'

export const tshirtPrintOptionNames: Record<TshirtPrintChoice, string> = {
  frontOnly: 'Front only',
  backOnly: 'Back only',
  frontBack: 'Front and back',
}

const sides: Record<TshirtPrintChoice, readonly GarmentSide[]> = {
  frontOnly: ['front'],
  backOnly: ['back'],
  frontBack: ['front', 'back'],
}

/** One print goes on each of these sides. */
export const sidesOf = (choice: TshirtPrintChoice): readonly GarmentSide[] => sides[choice]

export const pricedAs = (choice: TshirtPrintChoice): TshirtPrintOption =>
  choice === 'backOnly' ? 'frontOnly' : choice
