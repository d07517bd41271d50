import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** Filters of the audit log; each is left out for any value. */
export const auditFiltersSchema = z.object({
  actor: z.string().trim().min(1).max(120),
  /** The first word of an action, such as "order". */
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  thing: z.string().trim().min(1).max(120),
  /** Days of the shop's calendar, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
})

export type AuditFilters = Partial<z.output<typeof auditFiltersSchema>>

export const readAuditFilters = (params: URLSearchParams): AuditFilters =>
  readFilters(auditFiltersSchema, params)
