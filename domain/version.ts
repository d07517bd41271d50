import { z } from 'zod'
import { typedNumber } from './typed-number-schema.ts'

/** Columns that count saves are 32-bit integers. */
export const mostVersion = 2 ** 31 - 1

/** Which version a change was made from. */
export const versionSchema = typedNumber(z.coerce.number().int().min(0).max(mostVersion))

/** When a thing was changed last, as whoever changes it has seen it; such as a database can compare with its own. */
export const seenMomentSchema = z.coerce.date().min(new Date('1970-01-01')).max(new Date('2999-12-31'))

/** Which version of a thing a form has seen; 0, which nothing has, for what is no version. */
export const readVersion = (sent: unknown): number => versionSchema.safeParse(sent).data ?? 0
