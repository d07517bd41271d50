import { z } from 'zod'

export const importGone = 'There is no such import.'
export const importId = z.uuid(importGone)

/** For examples in the reference. */
export const anyImport = '8a4c2f6e-0000-4000-8000-000000000000'

export const ofThePage = { onlyPages: 'A person reviews what a file would do before it is written' }
