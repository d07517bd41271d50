import { randomUUID } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { backupPlaceSchema } from '#domain/backups/backup-plan.ts'
import { aiDesignRuns } from '#server/aidesigns/tables.ts'
import { artworks } from '#server/artwork/tables.ts'
import { backups } from '#server/backup/tables.ts'
import { batches } from '#server/batches/tables.ts'
import { designs } from '#server/designs/tables.ts'
import { imports } from '#server/import-export/tables.ts'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import { days } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { newsletterCampaigns } from '#server/newsletter/tables.ts'
import { paymentEvents } from '#server/payments/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { rollDeliveries, rolls } from '#server/rolls/tables.ts'
import { parcels, shipments } from '#server/shipping/tables.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/tables.ts'
import { austin } from '#tests/harness/ship.ts'
import type { TestShop } from '#tests/harness/shop.ts'

type Make = (shop: TestShop) => Promise<string>

/** A row that waits for a job that it never had; returns its id. */
const rowOf =
  <Table extends PgTable>(table: Table, values: () => Table['$inferInsert']): Make =>
  async ({ database }) => {
    const id = randomUUID()
    await database.orm.insert(table).values({ ...values(), id })
    return id
  }

const printFile = () => ({
  ...{ orderId: randomUUID(), orderItemId: randomUUID(), requestedBy: randomUUID() },
  fileName: 'sheet.png',
})

const campaign = { subject: 'Spring', createdBy: 'Mara' }

/** One row of each kind that waits for a job, by the kind's name. */
export const pendingRows: Record<string, Make> = {
  'print files': rowOf(printFiles, () => ({ ...printFile(), state: 'rendering' as const })),
  'PDFs of print files': rowOf(printFiles, () => ({
    ...printFile(),
    ...{ state: 'ready' as const, pdfState: 'making' as const },
  })),
  batches: rowOf(batches, () => ({
    ...{ kind: 'mails' as const, choice: {}, createdAt: new Date() },
    ...{ userId: randomUUID(), userEmail: 'dora@example.com' },
  })),
  backups: rowOf(backups, () => ({
    ...{ fileName: 'gangway.tar', isEncrypted: false, createdBy: 'mara@shop.example', createdAt: new Date() },
    place: backupPlaceSchema.parse({ kind: 'folder', folder: 'shop' }),
  })),
  rolls: rowOf(rolls, () => ({
    ...{ printerName: 'DTF printer', createdBy: 'dora@example.com', state: 'drawing' as const },
    ...{ widthPx: 6_600, heightPx: 3_000, alonePx: 6_000 },
  })),
  'deliveries of rolls': rowOf(rollDeliveries, () => ({
    ...{ rollId: randomUUID(), fileName: 'ROLL-000012-22x10in.png', createdBy: 'dora@example.com' },
  })),
  'inspections of artwork': rowOf(artworks, () => ({
    ...{ visitorId: randomUUID(), fileName: 'fox.png', byteSize: 3, storageKey: 'artworks/x/original' },
    state: 'inspecting' as const,
  })),
  'AI designs': rowOf(aiDesignRuns, () => ({
    ...{ visitorId: randomUUID(), prompt: 'a fox', style: 'Vintage' as const, sizeId: '13x12' as const },
    seed: 1,
  })),
  'previews of designs': rowOf(designs, () => ({
    ...{ visitorId: randomUUID(), sizeId: 12, quantity: 1, title: 'Foxes', raw: {} },
    document: {} as typeof designs.$inferInsert.document,
  })),
  mails: rowOf(mails, () => ({
    ...{ dedupeKey: randomUUID(), template: 'order-confirmation', toAddress: 'ada@example.com', data: {} },
  })),
  'incoming emails': rowOf(inboundMails, () => ({ recipients: [], byteSize: 3, receivedAt: new Date() })),
  'campaigns that go out': rowOf(newsletterCampaigns, () => ({ ...campaign, state: 'sending' as const })),
  'campaigns whose time will come': rowOf(newsletterCampaigns, () => ({
    ...campaign,
    ...{ state: 'scheduled' as const, scheduledAt: new Date(Date.now() + days(1)) },
  })),
  'events of payment providers': rowOf(paymentEvents, () => ({
    ...{ provider: 'sandbox', eventId: randomUUID(), kind: 'payment.paid', rawBody: '{}' },
  })),
  'PDFs of labels': async (shop) => {
    const [orderId, createdAt] = [randomUUID(), new Date()]
    const box = { orderId, position: 1, createdAt, details: {} as typeof parcels.$inferInsert.details }
    const [parcel] = await shop.database.orm.insert(parcels).values(box).returning()
    return rowOf(shipments, () => ({
      ...{
        orderId,
        orderNumber: 'GW-000001',
        parcelId: parcel?.id ?? '',
        provider: 'house',
        carrier: 'USPS',
      },
      ...{ purchase: 'bought' as const, providerReference: randomUUID(), createdBy: 'Mara', createdAt },
      ...{ fromAddress: austin, toAddress: austin },
    }))(shop)
  },
  'webhook deliveries': async (shop) => {
    const createdAt = new Date()
    const asked = { name: 'ERP', url: 'https://example.com', events: ['order.paid' as const], createdAt }
    const [webhook] = await shop.database.orm.insert(webhooks).values(asked).returning()
    const webhookId = webhook?.id ?? ''
    return rowOf(webhookDeliveries, () => ({ webhookId, event: 'order.paid', body: '{}', createdAt }))(shop)
  },
  imports: rowOf(imports, () => ({
    ...{ id: randomUUID(), kind: 'customers' as const, fileName: 'people.csv', state: 'applying' as const },
    ...{ userId: randomUUID(), userEmail: 'mara@shop.example', createdAt: new Date() },
  })),
}
