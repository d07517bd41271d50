import { keepDraft, setDraftAside } from './keep-draft.ts'
import { listDrafts, readPresentDraft } from './read-drafts.ts'
import { removeDraft, restoreDraft } from './tidy-drafts.ts'

export const draftOperations = [
  listDrafts,
  readPresentDraft,
  keepDraft,
  setDraftAside,
  restoreDraft,
  removeDraft,
] as const
