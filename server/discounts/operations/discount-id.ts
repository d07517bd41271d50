import { z } from 'zod'

export const goneWords = 'There is no such discount any more.'

export const discountId = z.uuid(goneWords)
