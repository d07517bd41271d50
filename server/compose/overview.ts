import type { Auth } from '../auth/index.ts'
import { createImportExport, importedOwnData } from '../import-export/index.ts'
import { auditOwnData } from '../kernel/audit.ts'
import { onceOwnData } from '../kernel/operations/once.ts'
import { repairWork, repairWorkJob } from '../kernel/pending-work.ts'
import { createMediaLibrary } from '../media/index.ts'
import { createOwnData } from '../own-data/index.ts'
import { createReports } from '../reports/index.ts'
import { composeDoctor } from './diagnosis.ts'
import { type Built, composeRetention } from './retention.ts'

type Below = Built & { auth: Auth }

export type Overview = ReturnType<typeof composeOverview>

/** Capabilities that look across all others. */
export function composeOverview(below: Below) {
  const { database, log, jobs, auth, people, blog, orders, disk, artwork } = below
  const importExport = createImportExport(below)
  const mediaLibrary = createMediaLibrary({
    ...{ ...below, forgetVideo: blog.forgetVideo },
    findUses: [blog, below.listings, below.prints, below.settings, below.newsletter, orders].map(
      ({ findMediaUses }) => findMediaUses,
    ),
  })
  const pendingWork = [
    ...[artwork, below.designs, below.aiDesigns, below.printFiles, below.mail, below.newsletter],
    ...[below.payments, below.rolls, below.shipping, below.batches, importExport, below.webhooks],
    below.backups,
    below.inboundMails,
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
    mediaLibrary,
    retention: composeRetention({ ...below, importExport, mediaLibrary }),
    reports: createReports({ ...below, pendingWork, readRoom: disk.room }),
    doctor: composeDoctor({ ...below, readRoom: disk.room }),
  }
}

/** A person's stored data, in the order in which it is exported and erased. */
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
    ...[below.batches, below.draftOrders, below.earlierOrders, below.quotes, below.newsletter, below.mail],
    below.inboundMails,
  ].map(({ ownData }) => ownData)
  return [...parts, importedOwnData, auditOwnData, onceOwnData]
}
