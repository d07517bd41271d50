import { deleteOwnAccount, mailDeletionCode } from './delete-account.ts'

export const ownDataOperations = [mailDeletionCode, deleteOwnAccount] as const
