import type { Auth } from '../auth/index.ts'
import { createImportExport } from '../import-export/index.ts'
import { auditOwnData } from '../kernel/audit.ts'
import { onceOwnData } from '../kernel/operations/once.ts'
import { repairWork, repairWorkJob } from '../kernel/pending-work.ts'
import { createMediaLibrary } from '../media/index.ts'
import { createOwnData } from '../own-data/index.ts'
import { createReports } from '../reports/index.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import { composeDoctor } from './doctor.ts'
import type { Making } from './making.ts'
import type { Platform } from './platform.ts'
import type { Products } from './products.ts'
import type { Selling } from './selling.ts'

type Below = Platform & Basics & Designing & Products & Selling & Making & { auth: Auth }

export type Overview = ReturnType<typeof composeOverview>

/** What looks at all capabilities at once. */
export function composeOverview(below: Below) {
  const { database, log, jobs, auth, people, blog, orders, disk, artwork } = below
  artwork.sweepUnused(
    [below.cart, below.designs, below.drafts, orders, below.editRequests, below.manualOrders].map(
      ({ findArtworkUses }) => findArtworkUses,
    ),
  )
  const importExport = createImportExport(below)
  const pendingWork = [
    ...[artwork, below.designs, below.aiDesigns, below.printFiles, below.mail, below.newsletter],
    ...[below.payments, below.rolls, below.shipping, below.batches, importExport, below.webhooks],
    below.backups,
  ].flatMap((capability) => capability.pendingWork)
  jobs.handle(repairWorkJob, () => repairWork({ database, log, work: pendingWork }))
  jobs.schedule(repairWorkJob, '* * * * *', {})
  return {
    importExport,
    pendingWork,
    ownData: createOwnData({
      ...{ ...below, account: auth.ownAccount, isLastOwner: people.isLastOwner },
      ...{ purchasesOf: orders.purchasesOf, lockCustomers: people.lockCustomers },
      nameToType: async (userId) => {
        const profile = await people.profileOf(userId)
        return profile && (profile.email || profile.fullName)
      },
      parts: ownDataParts(below),
    }),
    mediaLibrary: createMediaLibrary({
      ...{ ...below, forgetVideo: blog.forgetVideo },
      findUses: [blog, below.listings, below.prints, below.settings, below.newsletter, orders].map(
        ({ findMediaUses }) => findMediaUses,
      ),
    }),
    reports: createReports({ ...below, pendingWork, readRoom: disk.room }),
    doctor: composeDoctor({ ...below, readRoom: disk.room }),
  }
}

/** What is kept of a person, in the order in which it is given out and erased. */
function ownDataParts(below: Below) {
  const parts = [
    ...[below.auth.ownAccount, below.people],
    ...[
      below.orders,
      below.orderChanges,
      below.shipping,
      below.editRequests,
      below.payments,
      below.discounts,
      below.inventory,
    ],
    ...[below.cart, below.designs, below.drafts, below.artwork, below.aiDesigns],
    ...[below.batches, below.manualOrders, below.quotes, below.newsletter, below.mail],
  ].map(({ ownData }) => ownData)
  return [...parts, auditOwnData, onceOwnData]
}
