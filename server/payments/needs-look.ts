import { eq, or, type SQL } from 'drizzle-orm'
import { hasOpenDifference, paymentAttempts } from './tables.ts'

/** What staff should look at: books that differ, or money of the wrong amount. */
export const needsLook = (): SQL | undefined =>
  or(hasOpenDifference(), eq(paymentAttempts.status, 'mismatch'))
