import type { Draft } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { AccountDrafts } from '../deps.ts'
import { refusal } from './refusal.ts'

const viewOf = (version: number, content: Draft): DraftView => ({
  ...{ id: `draft of version ${version}`, subject: 'new', version, isSetAside: false },
  ...{ device: { id: 'other', name: 'Chrome on Windows' }, updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ artworks: 1, copies: 1, placements: content.document.placements.length },
  ...{ picture: { ...content.document, placements: [...content.document.placements] }, content },
})

/** An account that stores one draft, and those set aside. `refuse` is what it answers instead. */
export function createFakeAccount() {
  const account = {
    kept: null as DraftView | null,
    aside: [] as Draft[],
    asked: 0,
    refuse: null as string | null,
  }
  const put = (content: Draft): DraftView => {
    account.kept = viewOf((account.kept?.version ?? 0) + 1, content)
    return account.kept
  }
  const drafts: AccountDrafts = {
    read: async () => ({ ok: true, value: { draft: account.kept } }),
    async keep(_subject, content, seen, isInItsPlace = false) {
      account.asked++
      if (account.refuse) return refusal(account.refuse, account.refuse === 'offline')
      const isOther = account.kept ? account.kept.version !== seen?.version : seen !== null && isInItsPlace
      if (isOther) return { ...refusal('conflict'), ...(account.kept && { theirs: account.kept }) }
      if (account.kept && isInItsPlace) account.aside.push(account.kept.content)
      return { ok: true, value: { draft: put(content) } }
    },
    async setAside(_subject, content) {
      account.aside.push(content)
      return { ok: true, value: undefined }
    },
    async forget(seen) {
      if (account.kept && seen()?.version === account.kept.version) account.kept = null
    },
  }
  return Object.assign(account, {
    drafts,
    /** Another device continues the sheet. */
    goOnElsewhere: (content: Draft) => put(content),
  })
}
