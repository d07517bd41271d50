import { z } from 'zod'

/** Columns that count saves are 32-bit integers. */
export const mostVersion = 2 ** 31 - 1

/** Which version a change was made from. */
export const versionSchema = z.coerce.number().int().min(0).max(mostVersion)

/** Which version of a thing a form has seen; 0, which nothing has, for what is no version. */
export const readVersion = (sent: unknown): number => versionSchema.safeParse(sent).data ?? 0
