import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/kernel/database.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DraftDeps } from '../deps.ts'
import { subjectSchema } from '../input.ts'
import { ownerOf } from '../policy.ts'
import { type DraftView, toSummary, toView } from '../present.ts'
import { drafts } from '../tables.ts'
import { draftSummary, draftView } from './shapes.ts'

export const listDrafts = defineOperation({
  name: 'drafts.list',
  route: 'GET /drafts',
  summary:
    'Your own unfinished gang sheets, most recently changed first, then the versions that another one was chosen over',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({ drafts: z.array(draftSummary) }),
  async run({ database }: DraftDeps, actor) {
    const rows = await database.orm
      .select()
      .from(drafts)
      .where(eq(drafts.ownerId, ownerOf(actor)))
      .orderBy(asc(drafts.isSetAside), desc(drafts.updatedAt), desc(drafts.id))
    return ok({ drafts: rows.map(toSummary) })
  },
})

export const readPresentDraft = defineOperation({
  name: 'drafts.read-present',
  route: 'GET /drafts/present/{subject}',
  summary: 'What your account has saved of the sheet in progress; null if nothing',
  may: 'signed_in',
  input: z.object({ subject: subjectSchema }),
  example: { subject: 'new' },
  result: z.object({ draft: draftView.nullable() }),
  async run({ database }: DraftDeps, actor, { subject }) {
    return ok({ draft: await readPresent(database, ownerOf(actor), subject) })
  },
})

export async function readPresent(
  { orm }: Database,
  ownerId: string,
  subject: string,
): Promise<DraftView | null> {
  const [row] = await orm
    .select()
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.subject, subject), eq(drafts.isSetAside, false)))
  return row ? toView(row) : null
}
