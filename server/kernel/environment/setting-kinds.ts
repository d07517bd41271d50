import { z } from 'zod'

export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** With commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
