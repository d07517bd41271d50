import { examine } from './examine.ts'

export const doctorOperations = [examine] as const
