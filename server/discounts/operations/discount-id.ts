import { z } from 'zod'

export const goneWords = 'This discount no longer exists.'

export const discountId = z.uuid(goneWords)
