import type { ImportExport } from '../import-export/index.ts'
import { createFaultPoints } from '../kernel/fault-points.ts'
import type { MediaLibrary } from '../media/index.ts'
import { createRetention, type Retention } from '../retention/index.ts'
import { orderFilesRetention } from '../retention/order-files.ts'
import { unusedDesignsRetention } from '../retention/unused-designs.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import type { Making } from './making.ts'
import type { Platform } from './platform.ts'
import type { Products } from './products.ts'
import type { Selling } from './selling.ts'

/** Everything that is built before what looks across it. */
export type Built = Platform & Basics & Designing & Products & Selling & Making

type Below = Built & { importExport: ImportExport; mediaLibrary: MediaLibrary }

/** Orders before designs, and designs before artwork: what one releases, the next one finds. */
export function composeRetention(below: Below): Retention {
  const finders = [
    ...[below.cart, below.designs, below.drafts],
    ...[below.orders, below.editRequests, below.draftOrders, below.inboundMails],
  ].map(({ findArtworkUses }) => findArtworkUses)
  const rules = [
    orderFilesRetention(below),
    ...unusedDesignsRetention(below),
    ...below.artwork.retention(finders),
    ...[
      ...[below.aiDesigns, below.mediaLibrary, below.importExport, below.batches],
      ...[below.mail, below.webhooks, below.auditLog, below.inboundMails],
    ].flatMap(({ retention }) => retention),
  ]
  return createRetention({
    ...{ ...below, rules, reach: createFaultPoints(below.environment.FAULT_POINT_FILE) },
  })
}
