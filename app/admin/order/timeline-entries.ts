import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import type { MessageFile } from '#server/inbound-mail/index.ts'
import type { OrderText, TextsOfOrder } from '#server/mail/index.ts'
import type { OrderHistoryEntry, OrderMessageView, StaffOrder } from '#server/orders/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'

/** One thing that was said or happened. `words`: what someone wrote; other entries are a single line. */
export type TimelineEntry =
  | { key: string; at: Date; kind: 'change'; entry: OrderHistoryEntry; mayUndo: boolean }
  | {
      key: string
      at: Date
      kind: 'words'
      tone: 'note' | 'shop' | 'customer'
      author: string
      about: string
      text: string
      files?: readonly MessageFile[]
      isWaiting: boolean
    }
  | { key: string; at: Date; kind: 'text'; title: string; details: string }
  | { key: string; at: Date; kind: 'parcel'; title: string; details: string }

export type TimelineParts = {
  order: StaffOrder
  messages: readonly OrderMessageView[]
  texts: TextsOfOrder
  /** Files that came with emailed messages. */
  mailed: readonly MessageFile[]
  requests: readonly StaffEditRequestView[]
  shipments: readonly ShipmentView[]
}

/** Everything about an order merged by time, newest first. */
export function timelineOf({
  order,
  messages,
  texts,
  mailed,
  requests,
  shipments,
}: TimelineParts): TimelineEntry[] {
  const lastStatus = order.history.findLast(({ kind }) => kind === 'status')
  const entries: TimelineEntry[] = [
    ...order.history.map((entry) => ({
      key: `history-${entry.id}`,
      at: entry.at,
      kind: 'change' as const,
      entry,
      mayUndo: entry === lastStatus && entry.to === order.status,
    })),
    ...messages.map(({ id, at, kind, authorName, text, isWaiting }) => ({
      key: `message-${id}`,
      at,
      kind: 'words' as const,
      tone: tones[kind],
      author: authorName,
      about: abouts[kind],
      text,
      files: mailed.filter(({ messageId }) => messageId === id),
      isWaiting,
    })),
    ...requests.flatMap(wordsOfRequest),
    ...shipments.flatMap(parcelEntries),
    ...textEntries(texts),
  ]
  // Entries of the same moment keep their order, with the later one on top.
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((one, other) => other.entry.at.getTime() - one.entry.at.getTime() || other.index - one.index)
    .map(({ entry }) => entry)
}

const tones = { note: 'note', to_customer: 'shop', from_customer: 'customer' } as const
const abouts = {
  note: 'note for staff',
  to_customer: 'message to the customer',
  from_customer: 'message from the customer',
}

function wordsOfRequest(request: StaffEditRequestView): TimelineEntry[] {
  const about = `edit request, ${request.itemName}`
  const asked = {
    key: `request-${request.id}`,
    at: request.createdAt,
    tone: 'customer' as const,
    author: request.customerName || 'Customer',
    text: request.requestDetails,
  }
  const thread = request.messages.map(({ id, at, author, authorName, text }) => ({
    key: `request-message-${id}`,
    at,
    tone: author,
    author: authorName,
    text,
  }))
  const answered =
    request.reviewedAt && request.adminResponse
      ? [
          {
            key: `response-${request.id}`,
            at: request.reviewedAt,
            tone: 'shop' as const,
            author: request.reviewedByName ?? 'The shop',
            text: request.adminResponse,
          },
        ]
      : []
  return [asked, ...thread, ...answered].map((words) => ({
    ...words,
    kind: 'words',
    about,
    isWaiting: false,
  }))
}

function parcelEntries(shipment: ShipmentView): TimelineEntry[] {
  const parcel = `Parcel ${shipment.parcel.position}`
  const service = [shipment.carrier, shipment.serviceLevel, shipment.trackingNumber]
    .filter(Boolean)
    .join(' · ')
  const made: TimelineEntry = {
    key: `parcel-${shipment.id}`,
    at: new Date(shipment.createdAt),
    kind: 'parcel',
    title: `${parcel}: ${shipment.kind === 'outbound' ? 'label' : 'return label'} by ${shipment.createdBy}`,
    details: shipment.problem ?? service,
  }
  const events = shipment.events.map(
    (event, index): TimelineEntry => ({
      key: `parcel-${shipment.id}-${index}`,
      at: new Date(event.at),
      kind: 'parcel',
      title: `${parcel}: ${event.details || (event.status ?? '').replaceAll('_', ' ')}`,
      details: event.location ? [event.location.city, event.location.state].filter(Boolean).join(', ') : '',
    }),
  )
  return [made, ...events.toReversed()]
}

function textEntries({ consent, texts }: TextsOfOrder): TimelineEntry[] {
  const agreed: TimelineEntry[] = consent
    ? [
        {
          ...{ key: 'text-consent', at: new Date(consent.agreedAt), kind: 'text' },
          title: `The customer wants text messages at ${consent.phone}`,
          details: consent.isStopped
            ? 'They’ve texted STOP since, so none are sent.'
            : (consent.failure ?? ''),
        },
      ]
    : []
  return [
    ...agreed,
    ...texts.map(
      (text): TimelineEntry => ({
        ...{ key: `text-${text.id}`, at: text.at, kind: 'text' },
        title: `Text message: ${text.title}, ${whatCameOf(text)}`,
        details: [text.to, text.error ?? text.text].filter(Boolean).join(' · '),
      }),
    ),
  ]
}

function whatCameOf({ state, isDelivered, error }: OrderText): string {
  if (state === 'sent') return isDelivered ? 'delivered' : 'sent'
  if (state === 'queued') return error ? 'will be retried automatically' : 'on its way'
  return 'not sent'
}
