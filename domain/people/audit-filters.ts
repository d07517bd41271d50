import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** What of the audit log is looked for; each is left out for any. */
export const auditFiltersSchema = z.object({
  actor: z.string().trim().min(1).max(120),
  /** The first word of actions, such as "order". */
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  thing: z.string().trim().min(1).max(120),
  /** Days of the shop's calendar, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
})

export type AuditFilters = Partial<z.output<typeof auditFiltersSchema>>

export const readAuditFilters = (params: URLSearchParams): AuditFilters =>
  readFilters(auditFiltersSchema, params)
