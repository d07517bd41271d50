import { and, eq, isNull } from 'drizzle-orm'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { requireProvider, type ShippingDeps } from './deps.ts'
import { shipments } from './tables.ts'

/**
 * Stores the PDF of a purchased label with our own files, so that it is available when the provider is not.
 * @throws when the provider can't be reached; the job tries again
 */
export async function fetchLabel(
  { database, files, providers }: Pick<ShippingDeps, 'database' | 'files' | 'providers'>,
  shipmentId: string,
): Promise<string | null> {
  const [row] = await database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row?.providerReference) return null
  if (row.labelKey) return row.labelKey
  const bytes = await requireProvider(providers, row.provider).readLabel(row.providerReference)
  const labelKey = `labels/${shipmentId}.pdf`
  await files.write(labelKey, bytes, { contentType: 'application/pdf' })
  await database.orm
    .update(shipments)
    .set({ labelKey })
    .where(and(eq(shipments.id, shipmentId), isNull(shipments.labelKey)))
  return labelKey
}

/** Null for a shipment that has no label. */
export async function readLabel(
  deps: Pick<ShippingDeps, 'database' | 'files' | 'providers'>,
  shipmentId: string,
): Promise<StoredFile | null> {
  const key = await fetchLabel(deps, shipmentId)
  if (key === null) return null
  const [row] = await deps.database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  return {
    open: () => deps.files.read(key),
    contentType: 'application/pdf',
    byteSize: await deps.files.size(key),
    tag: shipmentId,
    fileName: `${row?.orderNumber ?? 'order'}-label-${row?.trackingNumber ?? ''}.pdf`,
    isFinal: true,
  }
}
