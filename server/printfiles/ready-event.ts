import type { EventData } from '#domain/event-data.ts'
import type { PrintFileRow } from './tables.ts'

/** What other programs receive about a print file that can be downloaded. */
export const readyEventOf = ({
  id,
  orderId,
  orderItemId,
  part,
}: Pick<PrintFileRow, 'id' | 'orderId' | 'orderItemId' | 'part'>): EventData<'print_file.ready'> => ({
  ...{ printFileId: id, orderId, orderItemId, part },
})
