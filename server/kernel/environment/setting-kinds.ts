import { z } from 'zod'

export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** Comma-separated. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** The ports above 1023 that browsers never open (Fetch standard, 2.9, bad ports): no one could see a shop there. */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

export const openPort = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535)
  .refine((port) => !refusedByBrowsers.has(port))
