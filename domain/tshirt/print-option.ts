/** docs/spec-map.md S9: print options, and what each lets a shopper print on. */
export const tshirtPrintOptions = ['frontOnly', 'frontBack'] as const
export type TshirtPrintOption = (typeof tshirtPrintOptions)[number]

export type GarmentSide = 'front' | 'back'

export const tshirtPrintOptionNames: Record<TshirtPrintOption, string> = {
  frontOnly: 'Front only',
  frontBack: 'Front and back',
}

const sides: Record<TshirtPrintOption, readonly GarmentSide[]> = {
  frontOnly: ['front'],
  frontBack: ['front', 'back'],
}

/** One print goes on each of these sides. */
export const sidesOf = (option: TshirtPrintOption): readonly GarmentSide[] => sides[option]
