import { z } from 'zod'

export const requestGone = 'There is no such edit request.'
export const requestId = z.uuid(requestGone)

/** For examples in the reference. */
export const anyId = '8a4c2f6e-0000-4000-8000-000000000000'
