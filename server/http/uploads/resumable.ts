import { randomUUID } from 'node:crypto'
import { Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import { isOwnId } from '#domain/uuid.ts'
import type { EdgeVariables, Visit } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import { askTus, explained, isComplete, longerThanAnnounced } from './tus-answers.ts'
import { createUploadLocker } from './upload-locker.ts'

/** What is known of an upload when it begins: its length in bytes, and the sender's metadata. */
export type Begun = { byteSize: number; metadata: Partial<Record<string, string | null>> }

/** What one kind of file provides to the resumable door. */
export type ResumableKind<Found> = {
  path: string
  maxBytes: number
  /** The key of its bytes in the store, and the id belonging to a key. */
  keyOf(id: string): string
  idOf(key: string): string
  /** The caller's own upload; null for anyone else's. */
  find(actor: Actor, id: string): Promise<Found | null>
  /** Called before any bytes are accepted. @throws AppError */
  admit?(actor: Actor, byteSize: number): Promise<void>
  /** @throws Refused, in the protocol's form */
  begin(actor: Actor, id: string, given: Begun): Promise<void>
  finish(id: string): Promise<void>
  /** The response to GET, which is unknown if this is omitted. */
  show?(found: Found): object
  /** DELETE; the protocol's own if this is omitted. */
  giveUp?(actor: Actor, id: string): Promise<unknown>
  /** The message for a file that is too large; `said` is the body that `begin` refused it with. */
  tooLarge(said: string): string
}

/** How a kind refuses: the protocol's response, explained at the edge. */
export type Refused = { status_code: 403 | 413 | 422; body: string }

/**
 * Uploads with the tus protocol, version 1.0: POST creates, PATCH continues, HEAD returns the offset, DELETE
 * terminates. Bodies are streamed to the store: memory use doesn't grow with the file. Someone else's upload is
 * indistinguishable from a missing one.
 */
export function resumableRoutes<Found>(
  kind: ResumableKind<Found>,
  { files, locks }: Pick<Shop, 'files' | 'locks'>,
): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const locker = createUploadLocker(locks)
  routes.all('/:id?', async (context) => {
    const visit = context.get('visit')
    const { method } = context.req
    const id = context.req.param('id') ?? null
    const found = isOwnId(id) ? await kind.find(visit.actor, id) : null
    if ((id !== null || method === 'GET') && found === null) throw unknown()
    if (method === 'GET') return shown(context, kind, found)
    if (method === 'POST') await kind.admit?.(visit.actor, Number(context.req.header('upload-length')))
    if (method === 'DELETE' && id !== null && kind.giveUp) {
      await kind.giveUp(visit.actor, id)
      return context.body(null, 204, { 'tus-resumable': '1.0.0' })
    }
    const response = await askTus(
      (options) => new Server({ ...options, ...hooksOf(kind, visit), datastore: files.uploads, locker }),
      context.req.raw,
    )
    if (isComplete(method, response) && id !== null) await kind.finish(id)
    if (response.status < 400) return response
    const tooLarge = async () => new AppError('too_large', kind.tooLarge(await response.clone().text()))
    return explained(response, method === 'PATCH' ? longerThanAnnounced() : await tooLarge())
  })
  return routes
}

const unknown = () => new AppError('not_found', 'There is no such upload.')

function shown<Found>(context: Context, { show }: ResumableKind<Found>, found: Found | null): Response {
  if (!show || found === null) throw unknown()
  return context.json(show(found))
}

/** Created for each request, so that they know whose request it is. */
function hooksOf<Found>(kind: ResumableKind<Found>, { actor, origin }: Visit) {
  return {
    path: kind.path,
    maxSize: kind.maxBytes,
    allowedOrigins: [origin],
    namingFunction: () => kind.keyOf(randomUUID()),
    generateUrl: (_request: unknown, { id }: { id: string }) => `${origin}${kind.path}/${kind.idOf(id)}`,
    getFileIdFromRequest: (_request: unknown, id?: string) => (isOwnId(id) ? kind.keyOf(id) : undefined),
    async onUploadCreate(_request: unknown, { id, size, metadata }: CreatedUpload) {
      await kind.begin(actor, kind.idOf(id), { byteSize: size ?? 0, metadata: metadata ?? {} })
      return {}
    },
    async onUploadFinish(_request: unknown, { id }: { id: string }) {
      await kind.finish(kind.idOf(id))
      return {}
    },
  }
}

type CreatedUpload = { id: string; size?: number; metadata?: Record<string, string | null> }
