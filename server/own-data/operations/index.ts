import { deleteOwnAccount, mailDeletionCode } from './delete-account.ts'
import { mergeTwoCustomers } from './merge-customers.ts'

export const ownDataOperations = [mailDeletionCode, deleteOwnAccount, mergeTwoCustomers] as const
