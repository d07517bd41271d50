import { previewRetentionOperation } from './preview-retention.ts'
import { readRetention } from './read-retention.ts'

export const retentionOperations = [readRetention, previewRetentionOperation] as const
