import type { MiddlewareHandler } from 'hono'
import type { Disk } from '#server/disk/index.ts'
import type { EdgeVariables } from '#server/http/visit.ts'

/** Refuses the bytes of any upload while there is no space for files, with 507 (RFC 4918 section 11.5). */
export const requireRoom =
  (disk: Pick<Disk, 'requireRoom'>): MiddlewareHandler<EdgeVariables> =>
  async (context, next) => {
    if (context.req.method === 'POST' || context.req.method === 'PATCH') await disk.requireRoom()
    await next()
  }
