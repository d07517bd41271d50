import type { ShipmentView, TrackedShipment } from '#server/shipping/index.ts'

/** docs/spec-map.md B3: Shipment. */
export const presentShipment = (shipment: ShipmentView) => ({
  id: shipment.id,
  order_id: shipment.orderId,
  status: shipment.status,
  tracking_number: shipment.trackingNumber,
  carrier: shipment.carrier,
  service_level: shipment.serviceLevel,
  created_at: shipment.createdAt,
  shipping_cost: shipment.shippingCostCents / 100,
  label_url: shipment.labelUrl,
  tracking_url: shipment.trackingUrl,
})

/** docs/spec-map.md S3: Tracking result. */
export const presentTracking = (shipment: TrackedShipment) => ({
  tracking_number: shipment.trackingNumber,
  carrier: shipment.carrier,
  status: shipment.status,
  status_details: shipment.events[0]?.details ?? '',
  eta: shipment.eta,
  tracking_history: shipment.events.map(({ status, details, at, location }) => ({
    status,
    status_details: details,
    status_date: at,
    location,
  })),
})
