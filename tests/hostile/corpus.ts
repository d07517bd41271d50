import { documents } from './documents.ts'
import { drawings } from './drawings.ts'
import type { OddFile } from './odd-file.ts'
import { pictures } from './pictures.ts'

/** Files as they come from strangers: hostile ones, broken ones, and those that only a few programs write. */
export const corpus: readonly OddFile[] = [...drawings, ...documents, ...pictures]
