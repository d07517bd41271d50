import type { BatchKind } from '#domain/batches/batch.ts'
import type { Kind } from './kind.ts'
import { labels } from './kinds/labels.ts'
import { mails } from './kinds/mails.ts'
import { printFiles } from './kinds/print-files.ts'
import { sheets } from './kinds/sheets.ts'
import { statuses } from './kinds/statuses.ts'

export const kinds: Record<BatchKind, Kind> = { labels, 'print-files': printFiles, statuses, mails, sheets }
