import { austin } from '#tests/harness/ship.ts'
import { all, by, get, postOperation, type Row, staffOnly } from './row.ts'

/** What staff do with an order's parcels. */
const desk = (
  operation: string,
  answers: Row['answers'],
  fields: Record<string, string>,
  of: 'shipped' | 'fresh' = 'shipped',
): Row =>
  postOperation(
    'admin/shipping/route.ts',
    async ({ shippedOrderId, freshToShip }) =>
      `/admin/orders/${of === 'fresh' ? await freshToShip() : shippedOrderId}/shipping`,
    operation,
    ({ shipmentId }) => ({ shipment: shipmentId, ...fields }),
    answers,
  )

const tracking = 'tracking/route.tsx'
const ask = (operation: string, answers: Row['answers'], fields: Row['form'] & {}, about?: string): Row =>
  postOperation(tracking, '/tracking', operation, fields, answers, { about })

/** For everyone who has the number, or the order's number and its address. */
const trackingRows: Row[] = [
  { route: tracking, method: 'GET', path: '/tracking', answers: all(200) },
  {
    route: tracking,
    method: 'GET',
    path: ({ trackingNumber }) => `/tracking?number=${trackingNumber}`,
    answers: all(200),
    about: 'by number',
  },
  ask('tracking.find-parcel', all(200), ({ trackingNumber }) => ({ number: trackingNumber })),
  ask('tracking.find-parcel', all(404), { number: 'GW000000000000' }, 'nobody’s number'),
  ask('tracking.refresh-parcel', by(401, 200, 404, 200, 200), ({ shipmentId }) => ({ shipment: shipmentId })),
  ask('tracking.find-order', all(404), { orderNumber: 'GW-999999', email: 'a@b.example' }),
]

const call = (name: string, answers: Row['answers'], json: Row['json'], more: Partial<Row> = {}): Row => ({
  route: `POST /functions/v1/${name}`,
  method: 'POST',
  path: `/functions/v1/${name}`,
  json,
  answers,
  ...more,
})

/** Refused with 401 without an account, with 403 for a customer. */
const staffCalls = (success = 200) => by(401, 403, 403, success, success)
const unknown = '00000000-0000-4000-8000-000000000000'

/** The specification's functions. */
const functionRows: Row[] = [
  call('get-shipping-rates', staffCalls(), { toAddress: austin }),
  call('get-shipping-rates', staffCalls(), { toAddress: austin }, { by: 'bearer', about: 'by access token' }),
  call('create-shipment', staffCalls(), async ({ freshToShip }) => ({
    orderId: await freshToShip(),
    toAddress: austin,
    serviceLevel: 'Ground',
  })),
  call('track-shipment', all(200), ({ trackingNumber }) => ({ tracking_number: trackingNumber })),
  call('send-pickup-ready', staffCalls(), ({ shippedOrderId }) => ({ orderId: shippedOrderId })),
  call('send-shipped-notification', staffCalls(), ({ shippedOrderId }) => ({ orderId: shippedOrderId })),
  call('send-order-notification', by(404, 200, 404, 200, 200), ({ orderId }) => ({ order_id: orderId })),
  call('generate_order_number', staffCalls(), {}),
  call('create-payment-link', all(422), { cart_items: [], customer_info: {} }),
  call('verify-payment-link', all(404), { paymentLinkId: unknown }),
  call('verify-payment', all(404), { sessionId: unknown }),
  call('admin-drip-generate', staffCalls(404), { design_id: unknown }),
  call('admin-drip-details', staffCalls(404), { design_id: unknown, action: 'ready' }),
  {
    route: 'GET /functions/v1/admin-drip-details',
    method: 'GET',
    path: `/functions/v1/admin-drip-details?design_id=${unknown}&action=download`,
    answers: staffCalls(404),
  },
  call('*', all(404), {}, { route: 'ALL /functions/v1/*', path: '/functions/v1/nothing' }),
]

const parcels = {
  toAddress: JSON.stringify(austin),
  packages: JSON.stringify([{ length: 12, width: 9, height: 3, weight: 1 }]),
}
const rate = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }

const deskRows: Row[] = [
  desk('shipping.get-rates', staffOnly(), parcels),
  desk('shipping.buy-labels', staffOnly(), { ...parcels, ...rate }, 'fresh'),
  desk('tracking.refresh-parcel', staffOnly(), {}),
  desk('shipping.enter-tracking', staffOnly(), { trackingNumber: '1Z999AA10', carrier: 'UPS' }, 'fresh'),
  { ...desk('shipping.enter-tracking', staffOnly(403, 422), { trackingNumber: '' }), about: 'no number' },
  desk('shipping.join-orders', staffOnly(403, 404), { orders: JSON.stringify([unknown, unknown]) }),
  desk('shipping.take-out-order', staffOnly(), {}),
  desk('shipping.enter-event', staffOnly(), { status: 'label_purchased' }),
  desk('shipping.void-label', staffOnly(403, 404), { shipment: 'none' }),
  desk('shipping.mail-pickup', staffOnly(), {}),
  desk('shipping.mail-shipped', staffOnly(), {}),
]

const section = (file: string, path: string): Row => ({
  route: file,
  method: 'GET',
  path,
  answers: staffOnly(),
})
const form = (file: string, path: string, answers: Row['answers'], more: Partial<Row>): Row => ({
  ...{ route: file, method: 'POST', path, answers },
  ...more,
})

/** The sections for shipping and emails. */
const sections: Row[] = [
  section('admin/labels/route.tsx', '/admin/labels'),
  section('admin/labels/day/route.tsx', '/admin/labels/day'),
  section('admin/labels/day/pdf.route.ts', '/admin/labels/day.pdf'),
  {
    ...section('admin/labels/day/pdf.route.ts', '/admin/labels/day.pdf?day=2020-01-01'),
    answers: staffOnly(403, 404),
    about: 'nothing left',
  },
  section('admin/packing/route.tsx', '/admin/packing'),
  form('admin/packing/route.tsx', '/admin/packing', staffOnly(), {
    operation: 'packing.scan',
    form: ({ trackingNumber }) => ({ operation: 'packing.scan', code: trackingNumber }),
  }),
  form('admin/packing/route.tsx', '/admin/packing', staffOnly(403, 404), {
    operation: 'packing.hand-out',
    form: { operation: 'packing.hand-out', code: 'GWP-AAAAAAAA' },
  }),
  section('admin/incoming-mail/route.tsx', '/admin/mails/incoming?state=unmatched'),
  section('admin/incoming-mail/more.route.ts', '/admin/mails/incoming/more?sort=-from'),
  section('admin/incoming-mail/none.route.tsx', '/admin/mails/incoming'),
  {
    ...section('admin/incoming-mail/mail.route.tsx', `/admin/mails/incoming/${unknown}`),
    answers: staffOnly(403, 404),
  },
  form('admin/incoming-mail/mail.route.tsx', `/admin/mails/incoming/${unknown}`, staffOnly(403, 404), {
    operation: 'inbound-mails.assign',
    form: { operation: 'inbound-mails.assign', orderNumber: 'GW-999999' },
  }),
  form('admin/incoming-mail/mail.route.tsx', `/admin/mails/incoming/${unknown}`, staffOnly(403, 404), {
    operation: 'inbound-mails.dismiss',
    form: { operation: 'inbound-mails.dismiss' },
  }),
  section('admin/labels/more.route.ts', '/admin/labels/more?sort=-number'),
  section('admin/labels/unpacked.route.ts', '/admin/labels/unpacked?floor=unpacked'),
  section('admin/mails/route.tsx', '/admin/mails?state=failed'),
  section('admin/mails/more.route.ts', '/admin/mails/more?sort=-to'),
  section('admin/mails/none.route.tsx', '/admin/mails'),
  {
    ...section('admin/mails/mail.route.tsx', `/admin/mails/${unknown}`),
    answers: staffOnly(403, 404),
  },
  form('admin/mails/mail.route.tsx', `/admin/mails/${unknown}`, staffOnly(403, 404), {
    operation: 'mails.resend',
    form: { operation: 'mails.resend' },
  }),
  form('admin/mails/route.tsx', '/admin/mails', staffOnly(403, 200), {
    operation: 'mails.resend-all',
    form: { operation: 'mails.resend-all' },
  }),
]

export const shippingRows: Row[] = [
  get(
    'admin/shipping/route.ts',
    ({ shippedOrderId }) => `/admin/orders/${shippedOrderId}/shipping`,
    staffOnly(403, 302),
  ),
  ...sections,
  ...deskRows,
  ...trackingRows,
  ...functionRows,
]
