import { z } from 'zod'
import { typedNumber } from './typed-number-schema.ts'

/** Version columns are 32-bit integers. */
export const mostVersion = 2 ** 31 - 1

/** The version that a change is based on. */
export const versionSchema = typedNumber(z.coerce.number().int().min(0).max(mostVersion))

/**
 * The last-modified time as the person making a change saw it; limited to dates that a database can compare with its
 * own.
 */
export const seenMomentSchema = z.coerce.date().min(new Date('1970-01-01')).max(new Date('2999-12-31'))

/** The version that a form was based on; 0, which never occurs, if it is invalid. */
export const readVersion = (sent: unknown): number => versionSchema.safeParse(sent).data ?? 0
