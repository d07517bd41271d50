import { applyImport } from './apply-import.ts'
import { discardImport } from './discard-import.ts'

export const importOperations = [applyImport, discardImport] as const
