import { countProductView } from './count-view.ts'

export const printOperations = [countProductView] as const
