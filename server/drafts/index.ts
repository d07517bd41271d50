import { and, asc, desc, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { namedInJson } from '#server/kernel/named-in-json.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { KeepDraftInput, SetAsideInput } from './input.ts'
import { keepDraft, restoreDraft, setAside } from './keep-draft.ts'
import { type DraftSummary, type DraftView, toSummary, toView } from './present.ts'
import { drafts } from './tables.ts'

export { keepDraftSchema, setAsideSchema, subjectSchema } from './input.ts'
export type { DraftSummary, DraftView } from './present.ts'

export type KeepDraftOutcome = { ok: true; draft: DraftSummary } | { ok: false; reason: 'conflict' }

/** Unfinished gang sheets of an account. All throw `not_signed_in` for a visitor, whose browser alone keeps them. */
export type Drafts = {
  /** The actor's own, those that were put aside last, else last changed first. */
  list(actor: Actor): Promise<DraftSummary[]>
  present(actor: Actor, subject: string): Promise<DraftView | null>
  /** Over the version that was seen, or in its place, and only then. */
  keep(actor: Actor, subject: string, input: KeepDraftInput): Promise<KeepDraftOutcome>
  setAside(actor: Actor, subject: string, input: SetAsideInput): Promise<void>
  /** False for what is not the actor's own, or not put aside. */
  restore(actor: Actor, id: string): Promise<boolean>
  /** `version`: only that one. False when there is no such draft of the actor's. */
  remove(actor: Actor, id: string, version: number | null): Promise<boolean>
  /** Those of `ids` that a draft names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
}

export type DraftNeeds = { database: Database; clock: Clock }

export function createDrafts(needs: DraftNeeds): Drafts {
  const { orm } = needs.database
  return {
    async list(actor) {
      const rows = await orm
        .select()
        .from(drafts)
        .where(eq(drafts.ownerId, ownerOf(actor)))
        .orderBy(asc(drafts.isSetAside), desc(drafts.updatedAt), desc(drafts.id))
      return rows.map(toSummary)
    },
    async present(actor, subject) {
      const ownerId = ownerOf(actor)
      const [row] = await orm
        .select()
        .from(drafts)
        .where(and(eq(drafts.ownerId, ownerId), eq(drafts.subject, subject), eq(drafts.isSetAside, false)))
      return row ? toView(row) : null
    },
    async keep(actor, subject, input) {
      const row = await keepDraft(needs, ownerOf(actor), subject, input)
      return row ? { ok: true, draft: toSummary(row) } : { ok: false, reason: 'conflict' }
    },
    async setAside(actor, subject, input) {
      await setAside(needs, ownerOf(actor), subject, input)
    },
    restore: (actor, id) => restoreDraft(needs, ownerOf(actor), id),
    async remove(actor, id, version) {
      const own = and(eq(drafts.id, id), eq(drafts.ownerId, ownerOf(actor)))
      const gone = await orm
        .delete(drafts)
        .where(and(own, version === null ? undefined : eq(drafts.version, version)))
        .returning({ id: drafts.id })
      return gone.length > 0
    },
    findArtworkUses: (executor, ids) => namedInJson(executor, drafts, drafts.content, ids),
    ownData: {
      read: {
        drafts: ({ userId }) =>
          rowsOf(
            orm
              .select({ id: drafts.id, content: drafts.content, updatedAt: drafts.updatedAt })
              .from(drafts)
              .where(eq(drafts.ownerId, userId)),
          ),
      },
      async erase(transaction, { userId }) {
        await transaction.delete(drafts).where(eq(drafts.ownerId, userId))
        return []
      },
    },
  }
}

function ownerOf({ user }: Actor): string {
  if (!user) throw new AppError('not_signed_in', 'Sign in to keep unfinished sheets in your account.')
  return user.id
}
