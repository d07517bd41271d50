import { countVisit } from './count-visit.ts'

export const visitOperations = [countVisit] as const
