import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { DraftDeps } from '../deps.ts'
import { keepDraftSchema, setAsideSchema, subjectSchema } from '../input.ts'
import { storeAside, storeDraft } from '../keep-draft.ts'
import { ownerOf } from '../policy.ts'
import { toSummary } from '../present.ts'
import { readPresent } from './read-drafts.ts'
import { draftSummary, draftView } from './shapes.ts'

const example = {
  subject: '8a4c2f6e-0000-4000-8000-000000000000:1',
  content: {
    document: {
      sheet: { sizeId: 12, width: 558.8, height: 304.8, margin: 2.54, spacing: 3.81 },
      ...{ quantity: 1, items: [], placements: [], isArranged: true },
    },
    awaiting: [],
  },
  device: { id: '8a4c2f6e-0000-4000-8000-000000000000', name: 'Firefox on Linux' },
}

export const keepDraft = defineOperation({
  name: 'drafts.keep',
  route: 'PUT /drafts/present/{subject}',
  summary:
    'Save the sheet in progress over the version that was `seen`, or in its place; null if there was none',
  may: 'signed_in',
  input: keepDraftSchema.extend({ subject: subjectSchema }),
  example: { ...example, seen: null },
  result: z.object({ draft: draftSummary }),
  theirs: draftView.nullable(),
  async run(deps: DraftDeps, actor, sent) {
    const ownerId = ownerOf(actor)
    const row = await storeDraft(deps, ownerId, sent.subject, sent)
    if (row) return ok({ draft: toSummary(row) })
    return conflict(await readPresent(deps.database, ownerId, sent.subject), sent, otherVersion)
  },
})

const otherVersion = 'Your account has another version of this sheet. Compare both.'

export const setDraftAside = defineOperation({
  name: 'drafts.set-aside',
  route: 'POST /drafts/set-aside/{subject}',
  summary: 'Keep a version of a sheet that another one was chosen over; the last ten are kept',
  may: 'signed_in',
  input: setAsideSchema.extend({ subject: subjectSchema }),
  example,
  result: z.undefined(),
  async run(deps: DraftDeps, actor, { subject, ...version }) {
    await storeAside(deps, ownerOf(actor), subject, version)
    return ok(undefined)
  },
})
