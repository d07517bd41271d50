// Made from the description of /api/v1 by `npm run client`; changed there, not here.

import type {
  DiscountsListData,
  DiscountsListResponse,
  DiscountsCreateData,
  DiscountsCreateResponse,
  DiscountsUpdateData,
  DiscountsUpdateResponse,
  DiscountsRemoveData,
  DiscountsRemoveResponse,
  DiscountsTryData,
  DiscountsTryResponse,
  PriceTiersListData,
  PriceTiersListResponse,
  PriceTiersCreateData,
  PriceTiersCreateResponse,
  PriceTiersUpdateData,
  PriceTiersUpdateResponse,
  GangSheetsChangePricesData,
  GangSheetsChangePricesResponse,
  TshirtsChangePricesData,
  TshirtsChangePricesResponse,
  TumblersChangePricesData,
  TumblersChangePricesResponse,
  OrdersListData,
  OrdersListResponse,
  OrdersGetData,
  OrdersGetResponse,
  PrintFilesListData,
  PrintFilesListResponse,
  QuotesListData,
  QuotesListResponse,
  QuotesGetData,
  QuotesGetResponse,
  QuotesAnswerData,
  QuotesAnswerResponse,
  QuotesNoteData,
  QuotesNoteResponse,
  QuotesSetStateData,
  QuotesSetStateResponse,
  AttentionListData,
  AttentionListResponse,
  AttentionRetryData,
  AttentionRetryResponse,
  AttentionForgetData,
  AttentionForgetResponse,
  ShippingRatesListData,
  ShippingRatesListResponse,
  ShippingRatesCreateData,
  ShippingRatesCreateResponse,
  ShippingRatesUpdateData,
  ShippingRatesUpdateResponse,
  SettingsChangeLabelDeskData,
  SettingsChangeLabelDeskResponse,
  WebhooksListData,
  WebhooksListResponse,
  WebhooksCreateData,
  WebhooksCreateResponse,
  WebhooksUpdateData,
  WebhooksUpdateResponse,
  WebhooksRemoveData,
  WebhooksRemoveResponse,
  WebhooksChangeSecretData,
  WebhooksChangeSecretResponse,
  WebhooksTryData,
  WebhooksTryResponse,
  WebhooksDeliveriesData,
  WebhooksDeliveriesResponse,
  WebhooksRepeatData,
  WebhooksRepeatResponse,
} from './types.gen.ts'

export type Operations = {
  'discounts.list': { sent: DiscountsListData; result: DiscountsListResponse }
  'discounts.create': { sent: DiscountsCreateData; result: DiscountsCreateResponse }
  'discounts.update': { sent: DiscountsUpdateData; result: DiscountsUpdateResponse }
  'discounts.remove': { sent: DiscountsRemoveData; result: DiscountsRemoveResponse }
  'discounts.try': { sent: DiscountsTryData; result: DiscountsTryResponse }
  'price-tiers.list': { sent: PriceTiersListData; result: PriceTiersListResponse }
  'price-tiers.create': { sent: PriceTiersCreateData; result: PriceTiersCreateResponse }
  'price-tiers.update': { sent: PriceTiersUpdateData; result: PriceTiersUpdateResponse }
  'gang-sheets.change-prices': { sent: GangSheetsChangePricesData; result: GangSheetsChangePricesResponse }
  'tshirts.change-prices': { sent: TshirtsChangePricesData; result: TshirtsChangePricesResponse }
  'tumblers.change-prices': { sent: TumblersChangePricesData; result: TumblersChangePricesResponse }
  'orders.list': { sent: OrdersListData; result: OrdersListResponse }
  'orders.get': { sent: OrdersGetData; result: OrdersGetResponse }
  'print-files.list': { sent: PrintFilesListData; result: PrintFilesListResponse }
  'quotes.list': { sent: QuotesListData; result: QuotesListResponse }
  'quotes.get': { sent: QuotesGetData; result: QuotesGetResponse }
  'quotes.answer': { sent: QuotesAnswerData; result: QuotesAnswerResponse }
  'quotes.note': { sent: QuotesNoteData; result: QuotesNoteResponse }
  'quotes.set-state': { sent: QuotesSetStateData; result: QuotesSetStateResponse }
  'attention.list': { sent: AttentionListData; result: AttentionListResponse }
  'attention.retry': { sent: AttentionRetryData; result: AttentionRetryResponse }
  'attention.forget': { sent: AttentionForgetData; result: AttentionForgetResponse }
  'shipping-rates.list': { sent: ShippingRatesListData; result: ShippingRatesListResponse }
  'shipping-rates.create': { sent: ShippingRatesCreateData; result: ShippingRatesCreateResponse }
  'shipping-rates.update': { sent: ShippingRatesUpdateData; result: ShippingRatesUpdateResponse }
  'settings.change-label-desk': { sent: SettingsChangeLabelDeskData; result: SettingsChangeLabelDeskResponse }
  'webhooks.list': { sent: WebhooksListData; result: WebhooksListResponse }
  'webhooks.create': { sent: WebhooksCreateData; result: WebhooksCreateResponse }
  'webhooks.update': { sent: WebhooksUpdateData; result: WebhooksUpdateResponse }
  'webhooks.remove': { sent: WebhooksRemoveData; result: WebhooksRemoveResponse }
  'webhooks.change-secret': { sent: WebhooksChangeSecretData; result: WebhooksChangeSecretResponse }
  'webhooks.try': { sent: WebhooksTryData; result: WebhooksTryResponse }
  'webhooks.deliveries': { sent: WebhooksDeliveriesData; result: WebhooksDeliveriesResponse }
  'webhooks.repeat': { sent: WebhooksRepeatData; result: WebhooksRepeatResponse }
}

/** Method and path below /api/v1. */
export const routes: Readonly<Record<keyof Operations, string>> = {
  'discounts.list': 'GET /discounts',
  'discounts.create': 'POST /discounts',
  'discounts.update': 'PUT /discounts/{discount}',
  'discounts.remove': 'DELETE /discounts/{discount}',
  'discounts.try': 'POST /discounts/try',
  'price-tiers.list': 'GET /price-tiers',
  'price-tiers.create': 'POST /price-tiers',
  'price-tiers.update': 'PUT /price-tiers/{tier}',
  'gang-sheets.change-prices': 'PATCH /gang-sheets/prices',
  'tshirts.change-prices': 'PATCH /tshirts/prices',
  'tumblers.change-prices': 'PATCH /tumblers/prices',
  'orders.list': 'GET /orders',
  'orders.get': 'GET /orders/{order}',
  'print-files.list': 'GET /orders/{order}/print-files',
  'quotes.list': 'GET /quotes',
  'quotes.get': 'GET /quotes/{quote}',
  'quotes.answer': 'POST /quotes/{quote}/answers',
  'quotes.note': 'POST /quotes/{quote}/notes',
  'quotes.set-state': 'PUT /quotes/{quote}/state',
  'attention.list': 'GET /attention',
  'attention.retry': 'POST /attention/{queue}/{job}/retry',
  'attention.forget': 'POST /attention/{queue}/{job}/forget',
  'shipping-rates.list': 'GET /shipping-rates',
  'shipping-rates.create': 'POST /shipping-rates',
  'shipping-rates.update': 'PUT /shipping-rates/{rate}',
  'settings.change-label-desk': 'PUT /settings/label-desk',
  'webhooks.list': 'GET /webhooks',
  'webhooks.create': 'POST /webhooks',
  'webhooks.update': 'PUT /webhooks/{webhook}',
  'webhooks.remove': 'DELETE /webhooks/{webhook}',
  'webhooks.change-secret': 'POST /webhooks/{webhook}/secret',
  'webhooks.try': 'POST /webhooks/{webhook}/try',
  'webhooks.deliveries': 'GET /webhooks/{webhook}/deliveries',
  'webhooks.repeat': 'POST /webhooks/{webhook}/deliveries/{delivery}/repeat',
}
