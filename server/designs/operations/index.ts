import { bringBackDesign, removeDesign, renameDesign } from './tidy-designs.ts'

export const designOperations = [renameDesign, removeDesign, bringBackDesign] as const
