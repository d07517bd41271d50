import { applyImport } from './apply-import.ts'
import { discardImport } from './discard-import.ts'

export const transferOperations = [applyImport, discardImport] as const
