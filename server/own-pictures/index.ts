import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnPicturesNeeds } from './needs.ts'
import { ownPictureOperations } from './operations/index.ts'

/** What goes onto a gang sheet beside one's own uploads (DECISIONS.md 13 and 18). */
export const createOwnPictures = (needs: OwnPicturesNeeds): { operations: BoundOperation[] } => ({
  operations: bindOperations(ownPictureOperations, needs),
})
