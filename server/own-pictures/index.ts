import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnPicturesDeps } from './deps.ts'
import { ownPictureOperations } from './operations/index.ts'

/** What a customer can place on a gang sheet besides their own uploads (docs/decisions.md 13 and 18). */
export const createOwnPictures = (deps: OwnPicturesDeps): { operations: BoundOperation[] } => ({
  operations: bindOperations(ownPictureOperations, deps),
})
